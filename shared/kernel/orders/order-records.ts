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
}

/**
 * Whether the address of an order can be corrected, for what of it has not left. Sales tax goes by the state, so that another state
 * would be another price.
 */
export function mayCorrectAddress(
  { payment, fulfillment, state }: Addressed,
  to: Pick<Addressed, 'state'>,
): 'yes' | 'fixed' | 'other state' {
  const waits = fulfillment === 'UNSHIPPED' || fulfillment === 'PARTLY_SHIPPED';
  if (!waits || !(isShippable(payment) || payment === 'REVIEW')) return 'fixed';
  return to.state === state ? 'yes' : 'other state';
}

/** Whether a parcel's carrier and number can be corrected: it is under way as far as is known, and its order names somebody still. */
export function mayCorrectNumber(
  parcel: { readonly deliveredAt: unknown; readonly deliveryAssumed: boolean },
  { email }: { readonly email: string },
): boolean {
  return (parcel.deliveredAt === null || parcel.deliveryAssumed) && email !== '';
}
