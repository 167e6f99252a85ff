import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { borderWidth, controlHeight, space } from '@ritual/shared/theme';
import { Action } from '../theme/button.tsx';
import { role, text } from '../theme/index.ts';
import { AdminDialog } from './admin-dialog.tsx';
import { DialogFoot } from './confirm-dialog.tsx';

export interface ConflictField {
  readonly name: string;
  readonly label: string;
  readonly was: ReactNode;
  readonly theirs: ReactNode;
  readonly yours: ReactNode;
}

export type Choice = 'theirs' | 'yours';

const Scroll = styled.div`
  margin-inline: -${space(6)};
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  ${text('cell')}
  & th,
  & td {
    height: ${controlHeight('compact')};
    padding-inline: ${space(3)};
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    text-align: start;
    vertical-align: middle;
  }
  & th:first-child {
    padding-inline-start: ${space(6)};
  }
  & thead th {
    ${text('head')}
    color: ${role('muted')};
  }
  & label {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
  & input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${role('filled')};
  }
`;

const Was = styled.td`
  color: ${role('muted')};
`;

const Words = styled.p`
  margin-block-end: ${space(3)};
  ${text('body')}
  color: ${role('secondary')};
`;

interface ConflictDialogProps {
  readonly open: boolean;
  /** Who saved before, if it is known. */
  readonly who: string | null;
  /** What it is about and when they saved: 'Kindle Run Jacket, 2 minutes ago'. */
  readonly what: string;
  /** Those that both have changed. The others are already right. */
  readonly fields: readonly ConflictField[];
  readonly onBack: () => void;
  readonly onSave: (choices: Readonly<Record<string, Choice>>) => void;
}

/** Somebody else saved first: the second one chooses for each field that differs, and saves again. */
export function ConflictDialog({ open, who, what, fields, onBack, onSave }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const of = (name: string): Choice => choices[name] ?? 'yours';
  const save = () => onSave(Object.fromEntries(fields.map(({ name }) => [name, of(name)])));
  const name = who ?? 'Somebody else';
  return (
    <AdminDialog open={open} onClose={onBack} title={`${name} saved before you`} width="wide" onDo={save}>
      <Words>
        {what}. Choose for each field what counts. Fields that only one of you changed are already right.
      </Words>
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Was</th>
              <th scope="col">{name}</th>
              <th scope="col">You</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                <Was>{field.was}</Was>
                {(['theirs', 'yours'] as const).map((side) => (
                  <td key={side}>
                    <label>
                      <input
                        type="radio"
                        name={`conflict-${field.name}`}
                        checked={of(field.name) === side}
                        onChange={() => setChoices({ ...choices, [field.name]: side })}
                      />
                      {field[side]}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <DialogFoot>
        <Action onClick={onBack}>Back to the form</Action>
        <Action look="filled" press="$mod+Enter" onClick={save}>
          Save this
        </Action>
      </DialogFoot>
    </AdminDialog>
  );
}

/** The fields that both have changed, to different values. */
export function conflictsOf<Values extends Readonly<Record<string, unknown>>>(
  was: Values,
  theirs: Values,
  yours: Values,
): readonly (keyof Values & string)[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return Object.keys(yours).filter(
    (name) =>
      !same(was[name], theirs[name]) && !same(was[name], yours[name]) && !same(theirs[name], yours[name]),
  );
}
