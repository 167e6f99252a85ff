import type { OrderStatus } from '@ritual/shared/kernel';

/** Milliseconds between two looks at an order that is not settled yet, and how many looks there are. */
export const polling = { every: 2000, tries: 15 } as const;

/**
 * - `successful`: money was taken and the order stands
 * - `processing`: the payment provider has not confirmed yet
 * - `closed`: the order ended unpaid
 * - `refunded`: the money came back
 */
export type Outcome = 'successful' | 'processing' | 'closed' | 'refunded';

const outcomes: Readonly<Record<OrderStatus, Outcome>> = {
  PENDING: 'processing',
  REVIEW: 'processing',
  PAID: 'successful',
  SHIPPED: 'successful',
  DELIVERED: 'successful',
  PARTIALLY_REFUNDED: 'successful',
  REFUNDED: 'refunded',
  CANCELED: 'closed',
  EXPIRED: 'closed',
};

export function outcomeOf(status: OrderStatus): Outcome {
  return outcomes[status];
}

/** What was found when the order was looked at. */
export type Look =
  | { readonly kind: 'order'; readonly status: OrderStatus }
  /** There is no such order. */
  | { readonly kind: 'missing' }
  /** It could not be found out this time. */
  | { readonly kind: 'failed' };

export type NextStep = { readonly kind: 'stop' } | { readonly kind: 'again'; readonly after: number };

/**
 * What to do after the `tries`-th look (the first is 1). Only a PENDING order is looked at again; a failed look
 * is repeated too when the order was PENDING before, since the network may come back.
 */
export function nextStep(look: Look, tries: number, wasPending: boolean): NextStep {
  const open = look.kind === 'order' ? look.status === 'PENDING' : look.kind === 'failed' && wasPending;
  return open && tries < polling.tries ? { kind: 'again', after: polling.every } : { kind: 'stop' };
}
