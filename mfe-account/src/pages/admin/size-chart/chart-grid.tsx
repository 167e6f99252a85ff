import { styled } from 'styled-components';
import { chartLimits, columnKinds, readPastedChart, type ColumnKind } from '@ritual/shared/kernel';
import { bareList, space } from '@ritual/shared/theme';
import { CloseIcon, FormError, IconButton, PlusIcon, Select } from '@ritual/shared/ui';
import { Action, CellGrid, Section, useUndo } from '../../../admin/index.ts';
import {
  cellName,
  columnsIn,
  columnTitle,
  isMeasure,
  kindName,
  placeWords,
  rowsIn,
  sizeName,
  titleName,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withTable,
  type Values,
} from '../../../rules/size-chart/form-values.ts';
import { sinceSent } from '../../../rules/form/since-sent.ts';
import { Hint } from '../order/lines.ts';
import { ColumnTitle } from './column-title.tsx';
import type { ChartForm } from './use-chart-form.ts';

const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 168px;
  text-align: start;
`;

const Kind = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;

const Ends = styled.span`
  display: inline-flex;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block: ${space(3)};
`;

const Problems = styled.ul`
  ${bareList}
`;

const kindLabels: Partial<Readonly<Record<ColumnKind, string>>> = { length: 'Other length', words: 'Words' };
const kinds = columnKinds.map((value) => ({ value, label: kindLabels[value] ?? value }));

interface ChartGridProps extends Pick<ChartForm, 'field' | 'values' | 'fill'> {
  readonly writable: boolean;
}

/** The chart as a spreadsheet: one line to a size. A whole table with its titles is pasted anywhere in it. */
export function ChartGrid({ field, values, fill, writable }: ChartGridProps) {
  const say = useUndo();
  const [columns, rows] = [columnsIn(values), rowsIn(values)];
  /** With a way back. @param keeps what was typed since is typed into the same chart, and stays */
  const change = (words: string, after: Values, keeps: (now: Values) => boolean = () => false) => {
    const before = values;
    fill(() => after);
    const back = (now: Values) =>
      keeps(now) ? sinceSent(now, after, before) : { ...emptyOf(now), ...before };
    say({ words, undo: () => Promise.resolve(fill(back)) });
  };
  /** A size or a column that was made since may have the number of the one that is gone: then nothing is kept. */
  const takeOut = (words: string, after: Values) =>
    change(words, after, (now) => now['rows'] === after['rows'] && now['columns'] === after['columns']);
  const pasteAll = (text: string) => {
    const pasted = readPastedChart(text);
    if (pasted) change('The pasted table has taken the place of the chart', withTable(values, pasted));
    return pasted !== null;
  };
  const nameAt = ({ row, column }: { readonly row: number; readonly column: number }) => {
    const [size = '', of] = [rows[row], columns[column - 1]];
    return of === undefined ? sizeName(size) : cellName(size, of);
  };
  const wrong = rows
    .flatMap((row) => [sizeName(row), ...columns.map((column) => cellName(row, column))])
    .flatMap((name) => {
      const { error } = field(name);
      return error === undefined ? [] : [{ name, error }];
    });
  const { error: ofColumns } = field('columns');
  return (
    <Section title="Sizes">
      {ofColumns !== undefined && <FormError>{ofColumns}</FormError>}
      <CellGrid
        label="Sizes and their measurements"
        corner="Size"
        width={88}
        numbers
        columns={[
          { key: 'size', head: null },
          ...columns.map((column) => ({
            key: column,
            head: (
              <Head>
                <Kind>
                  <Select
                    size="compact"
                    label={`What ${placeWords(kindName(column), values).toLowerCase()} shows`}
                    hideLabel
                    disabled={!writable}
                    options={kinds}
                    {...field(kindName(column))}
                  />
                  {writable && columns.length > 1 && (
                    <IconButton
                      label={`Remove column ${columnTitle(values, column)}`}
                      onClick={() => takeOut('The column is taken out', withoutColumn(values, column))}
                    >
                      <CloseIcon size={16} />
                    </IconButton>
                  )}
                </Kind>
                {!isMeasure(values[kindName(column)] ?? '') && (
                  <ColumnTitle
                    {...field(titleName(column))}
                    label={`Title of ${placeWords(kindName(column), values).toLowerCase()}`}
                    writable={writable}
                  />
                )}
              </Head>
            ),
          })),
        ]}
        rows={rows.map((row) => ({
          key: row,
          end: writable && (
            <Ends>
              <IconButton
                label={`Add a size above ${values[sizeName(row)] || 'this one'}`}
                onClick={() => fill((now) => withRow(now, row))}
              >
                <PlusIcon size={16} />
              </IconButton>
              {rows.length > 1 && (
                <IconButton
                  label={`Remove ${values[sizeName(row)] || 'this size'}`}
                  onClick={() => takeOut('The size is taken out', withoutRow(values, row))}
                >
                  <CloseIcon size={16} />
                </IconButton>
              )}
            </Ends>
          ),
        }))}
        {...(writable && { end: null })}
        cell={(place) => {
          const name = nameAt(place);
          const { value, error } = field(name);
          const label = place.column === 0 ? `Size, row ${String(place.row + 1)}` : placeWords(name, values);
          return { name, value, error, label, disabled: !writable };
        }}
        onFill={(cells) => {
          for (const { text, ...place } of cells) field(nameAt(place)).onChange({ target: { value: text } });
        }}
        {...(writable && { onPasteAll: pasteAll })}
      />
      {wrong.length > 0 && (
        <FormError>
          <Problems aria-label="Cells to be corrected">
            {wrong.map(({ name, error }) => (
              <li key={name}>
                {placeWords(name, values)}: {error}
              </li>
            ))}
          </Problems>
        </FormError>
      )}
      {writable && (
        <Foot>
          {rows.length < chartLimits.rows && (
            <Action icon={<PlusIcon size={16} />} onClick={() => fill((now) => withRow(now, null))}>
              Add a size
            </Action>
          )}
          {columns.length < chartLimits.columns && (
            <Action icon={<PlusIcon size={16} />} onClick={() => fill(withColumn)}>
              Add a column
            </Action>
          )}
        </Foot>
      )}
      <Hint>
        The smallest size first; a range such as 88–93, or one number. Copy a table with its titles from a
        spreadsheet and paste it into any cell: it takes the place of this one.
      </Hint>
    </Section>
  );
}

/** Names that the previous chart lacks are empty in it. */
const emptyOf = (values: Values): Values => Object.fromEntries(Object.keys(values).map((name) => [name, '']));
