import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { settleRefund } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents, type RefundSettlement } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, SegmentedControl } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, useUndo } from '../../../admin/index.ts';
import { Words } from './lines.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface SettleDialogProps {
  readonly order: AdminOrder;
  /** null: the dialog is closed. */
  readonly refund: AdminOrder['refunds'][number] | null;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** What became of a refund whose money did not arrive, as when the card was closed. */
export function SettleDialog({ refund, ...rest }: SettleDialogProps) {
  return (
    <AdminDialog
      open={refund !== null}
      onClose={rest.onClose}
      title={refund ? `${formatCents(refund.amount)} did not arrive` : ''}
      width="small"
    >
      {refund && <SettleForm key={refund.id} refund={refund} {...rest} />}
    </AdminDialog>
  );
}

interface SettleFormProps extends SettleDialogProps {
  readonly refund: AdminOrder['refunds'][number];
}

function SettleForm({ order, refund, change, onClose }: SettleFormProps) {
  const say = useUndo();
  const { busy, problem, act } = useAct('dialog');
  const field = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState<RefundSettlement>('paid otherwise');
  const [reference, setReference] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const paid = settled === 'paid otherwise';
  const button = paid ? `Paid ${formatCents(refund.amount)} another way` : 'It is not owed';
  const settle = async () => {
    const params = { id: order.id, refundId: refund.id };
    const body = { settled, reference: reference.trim() };
    if (!(await change(button, () => api.call(settleRefund, { params, body })))) return;
    onClose();
    say({ words: paid ? 'The refund counts as paid' : 'The refund is not owed any more' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = reference.trim() === '';
    setWrong(missing ? (paid ? 'Enter how it was paid, such as check 1042.' : 'Enter why.') : null);
    if (missing) field.current?.focus();
    else act('settle', settle);
  };
  return (
    <Form noValidate aria-label="Settle the refund" onSubmit={submit}>
      <Words>
        {refund.problem ?? 'The bank of the customer sent the money back to the store.'} Nothing moves at the
        provider now.
      </Words>
      <SegmentedControl
        label="What became of it"
        value={settled}
        segments={[
          { value: 'paid otherwise', label: 'Paid another way' },
          { value: 'not owed', label: 'Not owed any more' },
        ]}
        onChange={setSettled}
      />
      <Field
        ref={field}
        size="compact"
        label={paid ? 'How it was paid' : 'Why'}
        name="reference"
        autoComplete="off"
        maxLength={120}
        hint={paid ? 'For the books, such as check 1042. The customer does not see it.' : undefined}
        value={reference}
        error={wrong}
        onChange={({ target }) => {
          setReference(target.value);
          setWrong(null);
        }}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={busy !== null}>
          {button}
        </Action>
      </DialogFoot>
    </Form>
  );
}
