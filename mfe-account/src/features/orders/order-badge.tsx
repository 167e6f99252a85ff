import type { Order } from '@ritual/shared/contract';
import { orderStatusLabel } from '@ritual/shared/kernel';
import { Badge, type BadgeTone } from '@ritual/shared/ui';

const tones: Readonly<Record<Order['status'], BadgeTone>> = {
  PENDING: 'warning',
  PAID: 'success',
  SHIPPED: 'info',
  DELIVERED: 'neutral',
  CANCELED: 'error',
  EXPIRED: 'error',
  PARTIALLY_REFUNDED: 'error',
  REFUNDED: 'error',
  REVIEW: 'warning',
};

/** The state of an order as a word on its color. */
export function OrderBadge({ order }: { readonly order: Pick<Order, 'status' | 'partlyShipped'> }) {
  const { status, partlyShipped } = order;
  if (status === 'PAID' && partlyShipped) return <Badge tone="info">Partly shipped</Badge>;
  return <Badge tone={tones[status]}>{orderStatusLabel[status]}</Badge>;
}
