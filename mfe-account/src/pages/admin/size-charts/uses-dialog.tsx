import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { SizeChartUses } from '@ritual/shared/contract';
import { getSizeChartUses, setSizeChartUse } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage } from '@ritual/shared/http';
import { builtInChart, firstChartsOf, genderLabel, genders, type Gender } from '@ritual/shared/kernel';
import { borderWidth, space } from '@ritual/shared/theme';
import { FormError, Select } from '@ritual/shared/ui';
import { AdminDialog, DialogWords, phone, role, text, useUndo } from '../../../admin/index.ts';

const Table = styled.table`
  width: 100%;
  margin-block-start: ${space(4)};
  border-collapse: collapse;
  ${text('cell')}
  & th,
  & td {
    padding: ${space(1.5, 2)};
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    text-align: start;
    font-weight: inherit;
  }
  & th:first-child {
    padding-inline-start: 0;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  & td {
    width: 42%;
  }
  & thead th {
    ${text('head')}
    color: ${role('muted')};
  }
  /* Two choices side by side are too narrow to be read. */
  ${phone} {
    & thead {
      display: none;
    }
    & tr {
      display: grid;
      gap: ${space(1)};
      padding-block: ${space(3)};
    }
    & th,
    & td {
      width: auto;
      padding: 0;
      border: 0;
    }
  }
`;

/** On a phone the titles of the columns are away. */
const Of = styled.span`
  display: none;
  ${phone} {
    display: block;
    ${text('label')}
    color: ${role('muted')};
  }
`;

interface UsesDialogProps {
  readonly open: boolean;
  readonly writable: boolean;
  readonly onClose: (isChanged: boolean) => void;
}

/** Which charts the categories show: each choice is saved at once. */
export function UsesDialog({ open, writable, onClose }: UsesDialogProps) {
  const isChanged = useRef(false);
  return (
    <AdminDialog
      open={open}
      width="wide"
      title="Charts of categories"
      onClose={() => {
        onClose(isChanged.current);
        isChanged.current = false;
      }}
    >
      {open && (
        <Uses
          writable={writable}
          onChanged={() => {
            isChanged.current = true;
          }}
        />
      )}
    </AdminDialog>
  );
}

function Uses({ writable, onChanged }: { readonly writable: boolean; readonly onChanged: () => void }) {
  const say = useUndo();
  const { report } = useHost();
  const [data, setData] = useState<SizeChartUses | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api
      .call(getSizeChartUses, undefined, { signal: stop.signal })
      .then(setData)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFailure(errorMessage(error));
      });
    return () => stop.abort();
  }, []);
  const send = async (gender: Gender, category: string, chart: number | null) => {
    setFailure(null);
    try {
      setData(await api.call(setSizeChartUse, { body: { gender, category, chart } }));
      onChanged();
      return true;
    } catch (error) {
      report(error, { where: 'size charts of categories' });
      setFailure(errorMessage(error));
      return false;
    }
  };
  const choose = async (gender: Gender, category: string, chart: number | null) => {
    const was = chartOf(data, gender, category);
    if (await send(gender, category, chart))
      say({
        words: `${genderLabel[gender]}, ${category}: ${nameOf(data, chart) ?? 'the default'}`,
        undo: () => send(gender, category, was).then(() => undefined),
      });
  };
  return (
    <>
      <DialogWords>
        Products show the charts of their categories, unless they have one of their own. A choice is shown to
        shoppers within seconds.
      </DialogWords>
      {failure !== null && <FormError>{failure}</FormError>}
      {data && (
        <Table aria-label="Charts of categories">
          <thead>
            <tr>
              <th scope="col">Category</th>
              {genders.map((gender) => (
                <th key={gender} scope="col">
                  {genderLabel[gender]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.categories.map((category) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {genders.map((gender) => (
                  <td key={gender}>
                    <Of aria-hidden>{genderLabel[gender]}</Of>
                    <Select
                      size="compact"
                      label={`${category}, ${genderLabel[gender]}`}
                      hideLabel
                      disabled={!writable}
                      options={[
                        { value: '', label: firstWords(data, gender, category) },
                        ...data.charts.map(({ id, name }) => ({ value: String(id), label: name })),
                      ]}
                      value={String(chartOf(data, gender, category) ?? '')}
                      onChange={({ target }) =>
                        void choose(gender, category, target.value === '' ? null : Number(target.value))
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

const nameOf = (data: SizeChartUses | null, chart: number | null) =>
  data?.charts.find(({ id }) => id === chart)?.name;

const chartOf = (data: SizeChartUses | null, gender: Gender, category: string): number | null =>
  data?.uses.find((use) => use.gender === gender && use.category === category)?.chart ?? null;

/** 'Default: Women's tops and Women's bottoms' */
function firstWords(data: SizeChartUses, gender: Gender, category: string): string {
  const names = firstChartsOf(gender, category).map(
    (id) => nameOf(data, id) ?? builtInChart(id)?.chart.name ?? '',
  );
  return `Default: ${names.join(' and ')}`;
}
