import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, FraudWarning, NewWarningDecision } from '@ritual/shared/contract';
import { decideWarning } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import {
  Action,
  AdminDialog,
  ConfirmDialog,
  DialogFoot,
  Section,
  useUndo,
  When,
  useAsked,
} from '../../../admin/index.ts';
import { Foot, Words } from './lines.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface WarningsProps {
  readonly order: AdminOrder;
  /** Whether the person may decide. */
  readonly decides: boolean;
  readonly change: ChangeOrder;
}

/** The issuer of the card suspects fraud: no money has moved, but a dispute may follow. */
export function Warnings({ order, decides, change }: WarningsProps) {
  const say = useUndo();
  const { asked, ask, close } = useAsked<{ warning: FraudWarning; what: 'refund' | 'dismiss' }>();
  if (order.warnings.length === 0) return null;
  const decide = async (body: NewWarningDecision, done: string) => {
    if (!asked) return;
    const params = { id: order.id, warningId: asked.warning.id };
    const name = body.decision === 'refund' ? 'Refund' : 'Dismiss the warning';
    if (!(await change(name, () => api.call(decideWarning, { params, body })))) return;
    close();
    say({ words: done });
  };
  const refund = () => decide({ decision: 'refund' }, `The payment of ${order.number} goes back`);
  return (
    <Section title={order.warnings.length === 1 ? 'Early fraud warning' : 'Early fraud warnings'}>
      {order.warnings.map((warning) => {
        const { id, kind, createdAt, decision, reason, decidedAt, decidedBy } = warning;
        return (
          <div key={id}>
            <Words>
              The issuer of the card says: {kind.replaceAll('_', ' ')}, <When at={createdAt} />.{' '}
              {decision === null ? (
                'No money has moved, but a dispute may follow. Nothing ships before you decide.'
              ) : (
                <>
                  {decision === 'refund' ? 'Refunded' : `Dismissed: ${String(reason)}`}{' '}
                  <When at={decidedAt} />, by {decidedBy}
                </>
              )}
            </Words>
            {decides && decision === null && (
              <Foot>
                <Action look="filled" onClick={() => ask({ warning, what: 'refund' })}>
                  Refund the payment
                </Action>
                <Action onClick={() => ask({ warning, what: 'dismiss' })}>Dismiss the warning</Action>
              </Foot>
            )}
          </div>
        );
      })}
      <ConfirmDialog
        open={asked?.what === 'refund'}
        title={`Refund ${order.number}?`}
        button="Refund the payment"
        destroys
        onClose={close}
        onDo={refund}
      >
        <p>{formatCents(order.refundable)} goes back, and what has not left is canceled.</p>
      </ConfirmDialog>
      <AdminDialog open={asked?.what === 'dismiss'} title="Dismiss the warning" width="small" onClose={close}>
        {asked?.what === 'dismiss' && (
          <DismissForm
            onClose={close}
            onDismiss={(reason) =>
              decide({ decision: 'dismiss', reason }, `The warning of ${order.number} is dismissed`)
            }
          />
        )}
      </AdminDialog>
    </Section>
  );
}

interface DismissFormProps {
  readonly onClose: () => void;
  readonly onDismiss: (reason: string) => Promise<void>;
}

function DismissForm({ onClose, onDismiss }: DismissFormProps) {
  const { busy, problem, act } = useAct('dialog');
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = reason.trim() === '';
    setWrong(missing ? 'Enter why the payment is good.' : null);
    if (missing) field.current?.focus();
    else act('dismiss', () => onDismiss(reason.trim()));
  };
  return (
    <Form noValidate aria-label="Dismiss the warning" onSubmit={submit}>
      <Words>The order is released, and can be shipped.</Words>
      <Field
        ref={field}
        size="compact"
        label="Why the payment is good"
        name="reason"
        autoComplete="off"
        maxLength={500}
        hint="Only the staff reads it."
        value={reason}
        error={wrong}
        onChange={({ target }) => {
          setReason(target.value);
          setWrong(null);
        }}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" pending={busy !== null}>
          Dismiss the warning
        </Action>
      </DialogFoot>
    </Form>
  );
}
