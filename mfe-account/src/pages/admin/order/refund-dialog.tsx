import { useState } from 'react';
import type { AdminOrder } from '@ritual/shared/contract';
import { refundOrder } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { dollarsFromCents, formatCents, openUnits, refundableUnits } from '@ritual/shared/kernel';
import { AdminDialog, useUndo } from '../../../admin/index.ts';
import { newId } from '../../../rules/new-id.ts';
import { RefundForm, type RefundChoice } from './refund-form.tsx';
import type { ChangeOrder } from './use-order.ts';

interface RefundDialogProps {
  readonly order: AdminOrder;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** Gives money back, in whole, by line or by amount. */
export function RefundDialog({ open, ...rest }: RefundDialogProps) {
  return (
    <AdminDialog open={open} onClose={rest.onClose} title={`Refund ${rest.order.number}`} width="decision">
      <Form {...rest} />
    </AdminDialog>
  );
}

function Form({ order, change, onClose }: Omit<RefundDialogProps, 'open'>) {
  const say = useUndo();
  // One for each opening: a refund that is sent again after a failed connection is the same one.
  const [refundId] = useState(newId);
  const refund = async ({ amount, ...choice }: RefundChoice) => {
    const words = `Refund ${formatCents(amount)}`;
    const body = { refundId, amount: dollarsFromCents(amount), ...choice };
    if (!(await change(words, () => api.call(refundOrder, { params: { id: order.id }, body })))) return;
    onClose();
    say({ words: `${formatCents(amount)} goes back to the customer` });
  };
  return (
    <RefundForm
      order={order}
      most={Object.fromEntries(order.items.map((item) => [item.id, refundableUnits(item)]))}
      restocked={(id) => order.items.some((item) => item.id === id && openUnits(item) > 0)}
      onDo={refund}
      onClose={onClose}
    />
  );
}
