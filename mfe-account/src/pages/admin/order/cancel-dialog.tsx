import type { AdminOrder } from '@ritual/shared/contract';
import { cancelOrderForShopper } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents, isShippable } from '@ritual/shared/kernel';
import { ConfirmDialog, useUndo } from '../../../admin/index.ts';
import { openPieces } from '../../../rules/order-actions.ts';
import { pieces } from '../orders/order-words.tsx';
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
  const { id, number, status, payment, refundable } = order;
  const isBack = status === 'REFUNDED';
  const button = isBack
    ? `Put ${pieces(openPieces(order))} back to stock`
    : refundable > 0
      ? `Cancel the order and refund ${formatCents(refundable)}`
      : 'Cancel the order';
  const cancel = async () => {
    if (!(await change(button, () => api.call(cancelOrderForShopper, { params: { id } })))) return;
    onClose();
    say({ words: isBack ? 'The pieces are back in stock' : `${number} is canceled` });
  };
  return (
    <ConfirmDialog
      open={open}
      title={isBack ? `Put back what has not shipped of ${number}?` : `Cancel ${number}?`}
      button={button}
      keep={isBack ? 'Leave it' : 'Keep the order'}
      destroys={!isBack}
      onClose={onClose}
      onDo={cancel}
    >
      <p>
        {isBack
          ? 'All its money went back before, so nothing of it is shipped any more. What was to be shipped can be sold again.'
          : isShippable(payment)
            ? `All that is left of the money goes back, all pieces go back to stock, and the customer gets a mail. It cannot be opened again.`
            : 'It cannot be paid any more, and its pieces are free for others.'}
      </p>
    </ConfirmDialog>
  );
}
