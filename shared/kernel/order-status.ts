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
  REFUNDED: [],
  // A payment that does not fit its order waits for a person.
  REVIEW: ['PAID', 'REFUNDED', 'CANCELED'],
};

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
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
