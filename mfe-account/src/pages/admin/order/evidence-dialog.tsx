import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, DisputeEvidence } from '@ritual/shared/contract';
import { answerDispute, getDisputeEvidence, saveDisputeEvidence } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import {
  evidenceFields,
  filledFields,
  formatCents,
  type Evidence,
  type EvidenceField,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, TextArea } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, useUndo, When } from '../../../admin/index.ts';
import type { Dispute } from './disputes.tsx';
import { Hint, Words } from './lines.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** What each field is called, and how many lines it shows. */
const fields: Readonly<Record<EvidenceField, readonly [label: string, rows: number]>> = {
  productDescription: ['What was bought', 3],
  customerName: ['Name of the customer', 1],
  customerEmail: ['Email of the customer', 1],
  billingAddress: ['Billing address', 3],
  shippingAddress: ['Shipping address', 3],
  shippingCarrier: ['Carrier', 1],
  shippingTracking: ['Tracking numbers', 1],
  shippingDate: ['Shipped on', 1],
  refundPolicy: ['Refund policy, and where the customer saw it', 3],
  refundRefusal: ['Why no refund is owed', 3],
  cancellationPolicy: ['Cancellation policy, and where the customer saw it', 2],
  cancellationRebuttal: ['Why the order was not canceled', 2],
  duplicateExplanation: ['Why this is no second charge for the same', 2],
  other: ['Receipt, deliveries, messages, and all else', 10],
};
const names = Object.keys(fields) as readonly EvidenceField[];

interface EvidenceDialogProps {
  readonly order: AdminOrder;
  /** null: the dialog is closed. */
  readonly dispute: Dispute | null;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** What is told to the bank: drafted from the order, completed by hand, kept as a draft, and sent once. */
export function EvidenceDialog({ dispute, ...rest }: EvidenceDialogProps) {
  return (
    <AdminDialog
      open={dispute !== null}
      onClose={rest.onClose}
      title={dispute ? `Evidence for ${formatCents(dispute.amount)}` : ''}
    >
      {dispute && <Loaded key={dispute.id} dispute={dispute} {...rest} />}
    </AdminDialog>
  );
}

type OfDispute = EvidenceDialogProps & { readonly dispute: Dispute };

function Loaded(props: OfDispute) {
  const { order, dispute } = props;
  const [loaded, setLoaded] = useState<DisputeEvidence | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const params = { id: order.id, disputeId: dispute.id };
    api.call(getDisputeEvidence, { params }, { signal: leaving.signal }).then(setLoaded, (error: unknown) => {
      if (!leaving.signal.aborted) setProblem(errorMessage(error));
    });
    return () => leaving.abort();
  }, [order.id, dispute.id]);
  if (problem !== null) return <FormError>{problem}</FormError>;
  if (!loaded) return <Words role="status">The evidence is being drafted …</Words>;
  return <EvidenceForm loaded={loaded} {...props} />;
}

function EvidenceForm({
  order,
  dispute,
  change,
  onClose,
  loaded,
}: OfDispute & { readonly loaded: DisputeEvidence }) {
  const say = useUndo();
  const { busy, problem, act } = useAct('dialog');
  const [evidence, setEvidence] = useState<Evidence>(loaded.evidence);
  const [seen, setSeen] = useState(loaded.answer?.version ?? 0);
  const [sure, setSure] = useState(false);
  const params = { id: order.id, disputeId: dispute.id };
  const body = { evidence: { ...evidence }, seen };
  const save = async () => {
    const next = await change('Save the draft', () => api.call(saveDisputeEvidence, { params, body }));
    if (!next) return;
    setSeen(next.disputes.find(({ id }) => id === dispute.id)?.answer?.version ?? seen);
    say({ words: 'The evidence is saved as a draft; nothing is sent' });
  };
  const send = async () => {
    const answer = { kind: 'evidence', ...body } as const;
    if (!(await change('Send the evidence', () => api.call(answerDispute, { params, body: answer })))) return;
    onClose();
    say({ words: 'The evidence goes to the bank' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sure) act('send', send);
    else setSure(true);
  };
  return (
    <Form noValidate aria-label="Evidence" onSubmit={submit}>
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
        const [label, rows] = fields[name];
        const field = {
          ...{ label, name, maxLength: evidenceFields[name], value: evidence[name] ?? '' },
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            setSure(false);
            setEvidence((before) => ({ ...before, [name]: target.value }));
          },
        };
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
      <DialogFoot>
        <Action onClick={onClose}>Close</Action>
        <Action pending={busy === 'save'} onClick={() => act('save', save)}>
          Save as a draft
        </Action>
        <Action type="submit" look="filled" pending={busy === 'send'} disabled={filledFields(evidence) === 0}>
          {sure ? 'Send it now, once' : 'Send to the bank'}
        </Action>
      </DialogFoot>
    </Form>
  );
}
