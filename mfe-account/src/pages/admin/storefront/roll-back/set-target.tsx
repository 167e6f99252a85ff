import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Checkbox, Field, SegmentedControl } from '@ritual/shared/ui';
import { text } from '../../../../admin/index.ts';
import { localNow, momentOf, type Target } from './target.ts';

const Parts = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 0 ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  ${text('label')}
`;

type Kind = 'revision' | 'moment';

interface Props {
  readonly parts: readonly string[];
  /** The one to begin with; null: a moment is asked for. */
  readonly revision: number | null;
  readonly live: number;
  readonly onChange: (target: Target | null) => void;
}

/** Several parts, or all, to what was live at a revision or a moment. */
export function SetTarget({ parts, revision, live, onChange }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(parts);
  const [kind, setKind] = useState<Kind>(revision === null ? 'moment' : 'revision');
  const [number, setNumber] = useState(String(revision ?? Math.max(1, live - 1)));
  const [moment, setMoment] = useState(() => localNow());
  const to = targetOf(kind, number, moment);
  // All of them: those, too, that were live then and are not now.
  const key =
    chosen.length === 0 || !to
      ? null
      : JSON.stringify({ parts: chosen.length === parts.length ? [] : chosen, to });
  useEffect(() => {
    onChange(key === null ? null : (JSON.parse(key) as Target));
  }, [key, onChange]);
  return (
    <>
      <SegmentedControl
        label="Back to"
        value={kind}
        segments={[
          { value: 'revision', label: 'A revision' },
          { value: 'moment', label: 'A moment' },
        ]}
        onChange={(value: Kind) => setKind(value)}
      />
      {kind === 'revision' ? (
        <Field
          {...{ label: 'Revision', size: 'compact', inputMode: 'numeric', value: number }}
          hint={`Live is ${String(live)}.`}
          onChange={({ currentTarget: { value } }) => setNumber(value)}
        />
      ) : (
        <Field
          {...{ label: 'What was live at', size: 'compact', type: 'datetime-local', value: moment }}
          hint="By the clock of this computer."
          onChange={({ currentTarget: { value } }) => setMoment(value)}
        />
      )}
      <Parts>
        <Legend>Parts</Legend>
        {parts.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(
                checked
                  ? parts.filter((one) => one === name || chosen.includes(one))
                  : chosen.filter((one) => one !== name),
              )
            }
          />
        ))}
      </Parts>
    </>
  );
}

function targetOf(kind: Kind, number: string, moment: string): Target['to'] | null {
  if (kind === 'revision') return /^\d{1,9}$/.test(number.trim()) ? { revision: Number(number) } : null;
  const at = momentOf(moment);
  return at === null ? null : { at };
}
