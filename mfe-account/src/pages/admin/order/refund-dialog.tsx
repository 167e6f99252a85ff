import { useState } from 'react';
import type { AdminOrder } from '@ritual/shared/contract';
import { refundOrder } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { dollarsFromCents, formatCents, openUnits, refundableUnits } from '@ritual/shared/kernel';
import { FormDialog, useUndo, type DialogForm } from '../../../admin/index.ts';
import { newId } from '../../../rules/new-id.ts';
import { RefundForm, type RefundChoice } from './refund-form.tsx';
import type { ChangeOrder } from './use-order.ts';

interface RefundDialogProps {
  readonly order: AdminOrder;
  readonly open: boolean;
  readonly change: ChangeOrder;
  /** null: it cannot be canceled. */
  readonly onCancelOrder: (() => void) | null;
  readonly onClose: () => void;
}

/** Gives money back, in whole, by line or by amount. */
export function RefundDialog({ open, ...rest }: RefundDialogProps) {
  return (
    <FormDialog open={open} onClose={rest.onClose} title={`Refund ${rest.order.number}`} width="decision">
      {(form) => <Form {...rest} {...form} />}
    </FormDialog>
  );
}

function Form({ order, change, onCancelOrder, ...form }: Omit<RefundDialogProps, 'open'> & DialogForm) {
  const say = useUndo();
  // One for each opening: a refund that is sent again after a failed connection is the same one.
  const [refundId] = useState(newId);
  const refund = async ({ amount, ...choice }: RefundChoice) => {
    const words = `Refund ${formatCents(amount)}`;
    const body = { refundId, amount: dollarsFromCents(amount), ...choice };
    if (!(await change(words, () => api.call(refundOrder, { params: { id: order.id }, body })))) return;
    form.onDone();
    say({ words: `${formatCents(amount)} goes back to the customer` });
  };
  return (
    <RefundForm
      order={order}
      most={Object.fromEntries(order.items.map((item) => [item.id, refundableUnits(item)]))}
      restocked={(id) => order.items.some((item) => item.id === id && openUnits(item) > 0)}
      onDo={refund}
      onCancelOrder={onCancelOrder}
      onUnsaved={form.onUnsaved}
      onClose={form.onClose}
    />
  );
}
