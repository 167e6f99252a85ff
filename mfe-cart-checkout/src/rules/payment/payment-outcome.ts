import type { OrderStatus } from '@ritual/shared/kernel';

/** Milliseconds between two checks of an order that is not settled yet, and the maximum number of checks. */
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

/** The result of a check. */
export type Look =
  | { readonly kind: 'order'; readonly status: OrderStatus }
  /** The order does not exist. */
  | { readonly kind: 'missing' }
  /** This check failed. */
  | { readonly kind: 'failed' };

export type NextStep = { readonly kind: 'stop' } | { readonly kind: 'again'; readonly after: number };

/**
 * What to do after the `tries`-th check (the first is 1). Only a PENDING order is checked again; a failed check is repeated,
 * too, when the order was PENDING before, since the network may recover.
 */
export function nextStep(look: Look, tries: number, wasPending: boolean): NextStep {
  const open = look.kind === 'order' ? look.status === 'PENDING' : look.kind === 'failed' && wasPending;
  return open && tries < polling.tries ? { kind: 'again', after: polling.every } : { kind: 'stop' };
}
