import type { FulfillmentState, PaymentState } from './order-status.ts';
import { isShippable } from './order-status.ts';

export const maxOrderTags = 20;

/** Tags in the order of the alphabet, each once; null: they would be more than an order can have. */
export function changedTags(
  tags: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): readonly string[] | null {
  const kept = tags.filter((tag) => !remove.includes(tag));
  const changed = [...new Set([...kept, ...add])].toSorted();
  return changed.length > maxOrderTags ? null : changed;
}

interface Addressed {
  readonly payment: PaymentState;
  readonly fulfillment: FulfillmentState;
  readonly state: string;
  /** The staff has made it, and its customer pays by a link. */
  readonly byHand: boolean;
}

/**
 * Whether the address of an order can be corrected, for what of it has not left. Sales tax goes by the state, so that another state
 * would be another price. Unpaid, one of a checkout has its address from the customer's own hand a moment ago.
 */
export function mayCorrectAddress(
  { payment, fulfillment, state, byHand }: Addressed,
  to: Pick<Addressed, 'state'>,
): 'yes' | 'fixed' | 'other state' {
  const waits = fulfillment === 'UNSHIPPED' || fulfillment === 'PARTLY_SHIPPED';
  const isOpen = isShippable(payment) || payment === 'REVIEW' || (payment === 'PENDING' && byHand);
  if (!waits || !isOpen) return 'fixed';
  return to.state === state ? 'yes' : 'other state';
}

/** Whether a parcel's carrier and number can be corrected: it is under way as far as is known, and its order is not erased. */
export function mayCorrectNumber(
  parcel: { readonly deliveredAt: unknown; readonly deliveryAssumed: boolean },
  { email }: { readonly email: string },
): boolean {
  return (parcel.deliveredAt === null || parcel.deliveryAssumed) && email !== '';
}
