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
  // A payment that arrives after the stock was released reserves stock again, or is refunded.
  CANCELED: ['PAID', 'REFUNDED', 'REVIEW'],
  // The provider may report a canceled order's payment page as closed before the order itself is canceled.
  EXPIRED: ['PAID', 'CANCELED', 'REFUNDED', 'REVIEW'],
  // Unless a refund fails later; see `statusAfterFailedRefund`.
  REFUNDED: [],
  // A payment that does not match its order waits for a person.
  REVIEW: ['PAID', 'REFUNDED', 'CANCELED'],
};

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** Nothing was paid. A payment may still arrive, even after the order was canceled or has expired. */
export function isUnpaid(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'EXPIRED' || status === 'CANCELED';
}

/** Its payment was taken, and there may be something left to refund. In review a person decides. */
export function isRefundable(status: OrderStatus): boolean {
  return (
    status === 'PAID' || status === 'SHIPPED' || status === 'DELIVERED' || status === 'PARTIALLY_REFUNDED'
  );
}

/**
 * The status of an order after a refund failed. One that was refunded in full and never shipped waits for a person: its units
 * may have been sold to others by now, so it must not be shipped by mistake.
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

/** Labels of the states. */
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
