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

/** What became of an order's money. */
export const paymentStates = [
  'PENDING',
  'PAID',
  'CANCELED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'REVIEW',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How much of an order has left, or arrived. */
export const fulfillmentStates = ['UNSHIPPED', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED'] as const;
export type FulfillmentState = (typeof fulfillmentStates)[number];

/**
 * The one state that shoppers see of the two: of a paid order where it is, of any other one what became of the money. The
 * database computes the same (`orders.status`).
 */
export function orderStatusOf(payment: PaymentState, fulfillment: FulfillmentState): OrderStatus {
  const isSent = fulfillment === 'SHIPPED' || fulfillment === 'DELIVERED';
  return payment === 'PAID' && isSent ? fulfillment : payment;
}

const next: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  PENDING: ['PAID', 'CANCELED', 'EXPIRED', 'REVIEW'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  // A payment that arrives after the stock was released reserves stock again, or is refunded.
  CANCELED: ['PAID', 'REFUNDED', 'REVIEW'],
  // The provider may report a canceled order's payment page as closed before the order itself is canceled.
  EXPIRED: ['PAID', 'CANCELED', 'REFUNDED', 'REVIEW'],
  // Unless a refund fails later; see `paymentAfterFailedRefund`.
  REFUNDED: [],
  // A payment that does not match its order waits for a person.
  REVIEW: ['PAID', 'REFUNDED', 'CANCELED'],
};

export function paymentCanBecome(from: PaymentState, to: PaymentState): boolean {
  return next[from].includes(to);
}

/** Its payment was taken, and some of it is left: parcels may leave, and arrive. */
export function isShippable(payment: PaymentState): boolean {
  return payment === 'PAID' || payment === 'PARTIALLY_REFUNDED';
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
 * What becomes of an order's money after a refund failed. An order that was refunded in full and of which nothing has shipped waits
 * for a person: its units may have been sold to others by now, so it must not be shipped by mistake.
 */
export function paymentAfterFailedRefund(
  { payment, shipped }: { readonly payment: PaymentState; readonly shipped: boolean },
  refundedCents: number,
): PaymentState {
  if (payment !== 'REFUNDED' && payment !== 'PARTIALLY_REFUNDED') return payment;
  if (payment === 'REFUNDED' && !shipped) return 'REVIEW';
  return refundedCents > 0 ? 'PARTIALLY_REFUNDED' : 'PAID';
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

/** A step of a timeline. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly note: string | null;
}

/**
 * Whether a step is named by its note, not by the state that the order is in then: an earlier one that it came back to, as when money came back
 * or a return was received. The note of a shipped order is its carrier, which names nothing.
 */
export function isNamedByNote<S extends OrderStep>({ status, note }: S, earlier: readonly S[]): boolean {
  if (note === null) return false;
  if (earlier.at(-1)?.status === status) return true;
  return status !== 'SHIPPED' && earlier.some((step) => step.status === status);
}
