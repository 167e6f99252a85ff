import type { AdminOrder } from '@ritual/shared/contract';
import { cancelOrderForShopper } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents, isShippable } from '@ritual/shared/kernel';
import { ConfirmDialog, useUndo } from '../../../admin/index.ts';
import type { ChangeOrder } from './use-order.ts';

interface CancelDialogProps {
  readonly order: AdminOrder;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** One clear question: a canceled order is not opened again. */
export function CancelDialog({ order, open, change, onClose }: CancelDialogProps) {
  const say = useUndo();
  const { id, number, payment, refundable } = order;
  const button =
    refundable > 0 ? `Cancel the order and refund ${formatCents(refundable)}` : 'Cancel the order';
  const cancel = async () => {
    if (!(await change(button, () => api.call(cancelOrderForShopper, { params: { id } })))) return;
    onClose();
    say({ words: `${number} is canceled` });
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Cancel ${number}?`}
      button={button}
      destroys
      onClose={onClose}
      onDo={cancel}
    >
      <p>
        {isShippable(payment)
          ? `All that is left of the money goes back, all pieces go back to stock, and the customer gets a mail. It cannot be opened again.`
          : 'It cannot be paid any more, and its pieces are free for others.'}
      </p>
    </ConfirmDialog>
  );
}
