import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, DisputeEvidence } from '@ritual/shared/contract';
import { answerDispute, getDisputeEvidence, saveDisputeEvidence } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import {
  evidenceFieldNames as names,
  evidenceFields,
  filledFields,
  type Evidence,
  type EvidenceField,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, TextArea } from '@ritual/shared/ui';
import {
  Action,
  ConflictDialog,
  conflictFields,
  DialogFoot,
  differ,
  merged,
  useLeaveGuard,
  useUndo,
  When,
  type Conflict,
} from '../../../admin/index.ts';
import { evidenceLabels, evidenceRows } from './evidence-fields.ts';
import { Hint, Words } from './lines.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

type Values = Readonly<Record<EvidenceField, string>>;
const valuesOf = (evidence: Evidence) =>
  Object.fromEntries(names.map((name) => [name, evidence[name] ?? ''])) as Values;

export interface EvidenceFormProps {
  readonly order: AdminOrder;
  readonly dispute: AdminOrder['disputes'][number];
  readonly change: ChangeOrder;
  readonly onClose: () => void;
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly loaded: DisputeEvidence;
}

/** Of two who write at once the second sees what the first has saved, and chooses. */
export function EvidenceForm({ order, dispute, change, onClose, onUnsaved, loaded }: EvidenceFormProps) {
  const say = useUndo();
  const { busy, problem, act } = useAct('dialog');
  const [was, setWas] = useState(() => valuesOf(loaded.evidence));
  const [values, setValues] = useState(was);
  const [seen, setSeen] = useState(loaded.answer?.version ?? 0);
  const [sure, setSure] = useState(false);
  const [conflict, setConflict] = useState<Conflict<EvidenceField> | null>(null);
  const unsaved = differ(was, values);
  useEffect(() => onUnsaved(unsaved));
  const question = useLeaveGuard(unsaved);
  const params = { id: order.id, disputeId: dispute.id };

  /** Shows what someone else has saved meanwhile, if that is why it was refused. */
  const orCompare = async (work: () => Promise<void>, yours: Values) => {
    try {
      await work();
    } catch (error) {
      if (!isApiError(error, 'EVIDENCE_CHANGED')) throw error;
      const { evidence, answer } = await api.call(getDisputeEvidence, { params });
      setSure(false);
      setConflict({ was, yours, theirs: valuesOf(evidence), version: answer?.version ?? 0 });
    }
  };
  const save = (evidence: Values, version: number) =>
    orCompare(async () => {
      const body = { evidence, seen: version };
      const next = await change('Save the draft', () => api.call(saveDisputeEvidence, { params, body }));
      if (!next) return;
      setSeen(version + 1);
      setWas(evidence);
      setConflict(null);
      say({ words: 'The evidence is saved as a draft; nothing is sent' });
    }, evidence);
  const send = () =>
    orCompare(async () => {
      const body = { kind: 'evidence', evidence: values, seen } as const;
      if (!(await change('Send the evidence', () => api.call(answerDispute, { params, body })))) return;
      onClose();
      say({ words: 'The evidence goes to the bank' });
    }, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sure) act('send', send);
    else setSure(true);
  };

  return (
    <form noValidate aria-label="Evidence" onSubmit={submit}>
      <Fields>
        <Words>
          The bank takes one answer
          {dispute.dueBy !== null && (
            <>
              {' '}
              by <When at={dispute.dueBy} />
            </>
          )}
          . What the order knows is filled in; look at it, and add what speaks for the payment.
        </Words>
        {names.map((name) => {
          const field = {
            ...{ label: evidenceLabels[name], name, maxLength: evidenceFields[name], value: values[name] },
            autoFocus: name === names[0],
            onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
              setSure(false);
              setValues((before) => ({ ...before, [name]: target.value }));
            },
          };
          const rows = evidenceRows[name];
          return rows === 1 ? (
            <Field key={name} size="compact" {...field} />
          ) : (
            <TextArea key={name} rows={rows} {...field} />
          );
        })}
        {problem !== null && <FormError>{problem}</FormError>}
        {sure && (
          <Hint role="status">It is sent once, and nothing takes it back. Have you read it through?</Hint>
        )}
      </Fields>
      <DialogFoot>
        <Action pending={busy === 'save'} onClick={() => act('save', () => save(values, seen))}>
          Save as a draft
        </Action>
        <Action
          type="submit"
          look="filled"
          press="$mod+Enter"
          pending={busy === 'send'}
          disabled={filledFields(values) === 0}
        >
          {sure ? 'Send it now, once' : 'Send to the bank'}
        </Action>
      </DialogFoot>
      {conflict && (
        <ConflictDialog
          open
          who={null}
          what={`The evidence for ${order.number}, since you opened it`}
          fields={conflictFields(conflict, evidenceLabels)}
          onBack={() => setConflict(null)}
          onSave={async (choices) => {
            const chosen = merged(conflict, choices);
            setValues(chosen);
            await save(chosen, conflict.version);
          }}
        />
      )}
      {question}
    </form>
  );
}
