/** States of an order. */
export const orderStatuses = [
  'PENDING',
  'PAID',
  'SHIPPED',
  'DELIVERED',
  'CANCELED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'REVIEW',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['PAID', 'CANCELED', 'EXPIRED', 'REVIEW'],
  PAID: ['SHIPPED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  DELIVERED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['SHIPPED', 'DELIVERED', 'REFUNDED'],
  // A payment that comes after the stock was released takes stock again, or is refunded.
  CANCELED: ['PAID', 'REFUNDED', 'REVIEW'],
  // A payment page that its shopper gave up may be told to be closed before the order has followed.
  EXPIRED: ['PAID', 'CANCELED', 'REFUNDED', 'REVIEW'],
  // But for a refund that fails later; see `statusAfterFailedRefund`.
  REFUNDED: [],
  // A payment that does not fit its order waits for a person.
  REVIEW: ['PAID', 'REFUNDED', 'CANCELED'],
};

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** Nothing was paid. A payment may still come, also when the order was canceled or has expired. */
export function isUnpaid(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'EXPIRED' || status === 'CANCELED';
}

/** Its payment was taken, and something of it may be left to give back. In review a person decides. */
export function isRefundable(status: OrderStatus): boolean {
  return (
    status === 'PAID' || status === 'SHIPPED' || status === 'DELIVERED' || status === 'PARTIALLY_REFUNDED'
  );
}

/**
 * What an order is after money that was said to go back did not arrive. One that was given back whole and never shipped waits
 * for a person: its pieces may be sold to others by now, so that nobody may ship it by mistake.
 */
export function statusAfterFailedRefund(
  order: { readonly status: OrderStatus; readonly shipped: boolean; readonly delivered: boolean },
  refundedCents: number,
): OrderStatus {
  const { status, shipped, delivered } = order;
  if (status !== 'REFUNDED' && status !== 'PARTIALLY_REFUNDED') return status;
  if (status === 'REFUNDED' && !shipped) return 'REVIEW';
  if (refundedCents > 0) return 'PARTIALLY_REFUNDED';
  if (delivered) return 'DELIVERED';
  return shipped ? 'SHIPPED' : 'PAID';
}

/** How a state is shown to shoppers. */
export const orderStatusLabel: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Processing',
  PAID: 'Paid',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
  EXPIRED: 'Expired',
  PARTIALLY_REFUNDED: 'Partially refunded',
  REFUNDED: 'Refunded',
  REVIEW: 'In review',
};
