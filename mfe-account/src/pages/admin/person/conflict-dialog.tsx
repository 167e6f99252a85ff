import { useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, phone, role, text } from '../../../admin/index.ts';
import { differing, firstChoice, labels, merged, type Conflict, type Fields } from './conflict.ts';

const Intro = styled.p`
  margin-block-end: ${space(4)};
  ${text('body')}
  color: ${role('secondary')};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('cell')}
  & th,
  & td {
    padding: ${space(2, 3)};
    border-block-end: 1px solid ${role('hairline')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    ${text('head')}
    color: ${role('muted')};
  }
  & label {
    display: flex;
    gap: ${space(2)};
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
      min-height: 44px;
      align-items: center;
    }
  }
`;

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onClose: () => void;
  /** Saves what was chosen. What it throws is shown here. */
  readonly onChosen: (fields: Fields) => Promise<void>;
}

/** Two have changed the same person: what it was, theirs and yours, and one chooses for each field. */
export function ConflictDialog({ conflict, onClose, onChosen }: ConflictDialogProps) {
  const [choice, setChoice] = useState(() => firstChoice(conflict));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onChosen(merged(conflict, choice));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AdminDialog
      open
      width="wide"
      title="Somebody else has changed this account"
      onClose={onClose}
      onDo={() => void save()}
    >
      <Intro>They saved while you were writing. Choose for each field what it is to be.</Intro>
      {problem !== null && <FormError>{problem}</FormError>}
      <Table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">It was</th>
            <th scope="col">Theirs</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differing(conflict).map((name) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              <td>{conflict.was[name] || '–'}</td>
              {(['theirs', 'yours'] as const).map((whose) => (
                <td key={whose}>
                  <label>
                    <input
                      type="radio"
                      name={`conflict-${name}`}
                      aria-label={`${labels[name] ?? name}: ${whose}, ${conflict[whose][name] || 'empty'}`}
                      checked={choice[name] === whose}
                      onChange={() => setChoice((before) => ({ ...before, [name]: whose }))}
                    />
                    {conflict[whose][name] || '–'}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <DialogFoot>
        <Action onClick={onClose}>Go on writing</Action>
        <Action look="filled" pending={busy} onClick={() => void save()}>
          Save what is chosen
        </Action>
      </DialogFoot>
    </AdminDialog>
  );
}
