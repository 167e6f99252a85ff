import { useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '@ritual/shared/http';
import { borderWidth, controlHeight, space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { Action } from '../theme/button.tsx';
import { Box } from '../theme/box.ts';
import { phone, role, text } from '../theme/index.ts';
import { AdminDialog } from './admin-dialog.tsx';
import { DialogFoot, DialogWords } from './confirm-dialog.tsx';
import { useOpening } from './use-opening.ts';

export interface ConflictField {
  readonly name: string;
  readonly label: string;
  readonly was: string;
  readonly theirs: string;
  readonly yours: string;
  /** What is chosen at first; by default yours. */
  readonly first?: Choice;
}

export type Choice = 'theirs' | 'yours';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('cell')}
  & th,
  & td {
    padding: ${space(2, 3)};
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  /* Names of fields are words, and are not broken for the sake of long values. */
  & th {
    overflow-wrap: break-word;
  }
  & thead th {
    ${text('head')}
    color: ${role('muted')};
  }
  & label {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 24px;
    cursor: pointer;
  }
  ${phone} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      padding-block: ${space(2)};
    }
    & th,
    & td {
      padding: ${space(1, 0)};
      border: 0;
    }
    & label {
      min-height: ${controlHeight('compact')};
    }
  }
`;

const Was = styled.td`
  color: ${role('muted')};
`;

interface ConflictDialogProps {
  readonly open: boolean;
  /** Who saved before, if it is known. */
  readonly who: string | null;
  /** What it is about and when they saved: 'Kindle Run Jacket, 2 minutes ago'. */
  readonly what: string;
  /** Those that are not the same in both. */
  readonly fields: readonly ConflictField[];
  readonly onBack: () => void;
  /** Saves what was chosen, and closes. What it throws is shown in the dialog. */
  readonly onSave: (choices: Readonly<Record<string, Choice>>) => Promise<void>;
}

/** Two have changed the same: the second to save chooses for each field that differs, and saves again. */
export function ConflictDialog(props: ConflictDialogProps) {
  // What was chosen in an earlier conflict says nothing of this one.
  return <Chooser key={useOpening(props.open)} {...props} />;
}

function Chooser({ open, who, what, fields, onBack, onSave }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const of = ({ name, first = 'yours' }: ConflictField): Choice => choices[name] ?? first;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSave(Object.fromEntries(fields.map((field) => [field.name, of(field)])));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const name = who ?? 'Someone else';
  return (
    <AdminDialog
      open={open}
      onClose={onBack}
      title={`${name} saved before you`}
      width="wide"
      onDo={() => void save()}
    >
      <DialogWords>{what}. Choose for each field what counts.</DialogWords>
      {problem !== null && <FormError>{problem}</FormError>}
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
              <Was>{field.was || '–'}</Was>
              {(['theirs', 'yours'] as const).map((side) => (
                <td key={side}>
                  <label>
                    <Box
                      type="radio"
                      name={`conflict-${field.name}`}
                      aria-label={`${field.label}: ${side}, ${field[side] || 'empty'}`}
                      checked={of(field) === side}
                      onChange={() => setChoices({ ...choices, [field.name]: side })}
                    />
                    {field[side] || '–'}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <DialogFoot>
        <Action onClick={onBack}>Back to the form</Action>
        <Action look="filled" press="$mod+Enter" pending={busy} onClick={() => void save()}>
          Save this
        </Action>
      </DialogFoot>
    </AdminDialog>
  );
}
