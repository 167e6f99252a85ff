import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { formatCents, policyOf, refundWords, type ShopPolicy } from '@ritual/shared/kernel';
import { color, space } from '@ritual/shared/theme';
import { Button, Dialog } from '@ritual/shared/ui';

interface CancelOrderDialogProps {
  readonly open: boolean;
  readonly order: Pick<Order, 'number' | 'status' | 'total' | 'refunded'>;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

const Words = styled.p`
  color: ${color('text.secondary')};
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};
`;

function consequence(
  { number, status, total, refunded }: CancelOrderDialogProps['order'],
  policy: ShopPolicy,
): string {
  if (status === 'PENDING')
    return `Order #${number} was not paid, so nothing is charged. Its pieces go back on sale; your cart stays as it is.`;
  if (total === 0)
    return `Nothing of order #${number} has shipped yet, and nothing was charged. Its pieces go back on sale.`;
  const refunds = policy.refundDays === null ? '' : `${refundWords(policy)} `;
  return `Nothing of order #${number} has shipped yet. We give back ${formatCents(total - refunded)} the way you paid. ${refunds}Its pieces go back on sale.`;
}

/** Cancellation cannot be undone, so it needs a confirmation. */
export function CancelOrderDialog({ open, order, pending, onClose, onConfirm }: CancelOrderDialogProps) {
  const policy = policyOf(useShop());
  return (
    <Dialog open={open} onClose={onClose} title="Cancel this order?" size="small">
      <Words>{consequence(order, policy)}</Words>
      <Ways>
        <Button block pending={pending} pendingText="Canceling…" onClick={() => void onConfirm()}>
          Cancel order
        </Button>
        <Button block variant="outline" onClick={onClose}>
          Keep order
        </Button>
      </Ways>
    </Dialog>
  );
}
