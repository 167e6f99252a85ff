import type { FulfillmentState } from './order-status.ts';

interface Units {
  readonly quantity: number;
  /** In parcels. */
  readonly shipped: number;
  /** That go into no parcel. */
  readonly canceled: number;
}

/** Units of a line that are still to be shipped. */
export function openUnits({ quantity, shipped, canceled }: Units): number {
  return quantity - shipped - canceled;
}

/** How far an order is: it is delivered when nothing is open and its last parcel has arrived. */
export function fulfillmentOf(
  lines: readonly Units[],
  parcels: readonly { readonly deliveredAt: Date | null }[],
): FulfillmentState {
  if (parcels.length === 0) return 'UNSHIPPED';
  if (lines.some((line) => openUnits(line) > 0)) return 'PARTLY_SHIPPED';
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? 'DELIVERED' : 'SHIPPED';
}
