import type { PackedItem, PackedOrder } from '@ritual/shared/contract';
import { compareSizes } from '@ritual/shared/kernel';

/** Whether an order can be packed now, has left, or must not leave: it is unpaid, canceled, in review or disputed. */
export function packingState({ tasks, parcels, items, test, hold }: PackedOrder): 'ready' | 'sent' | 'stays' {
  if (tasks.includes('ship') && !tasks.includes('dispute')) return 'ready';
  const open = items.some((item) => item.open > 0);
  // Nothing waits to be done with it, and its slip is printed to see what one looks like.
  if (test && open && hold === null) return 'ready';
  return parcels > 0 && !open && !tasks.includes('dispute') ? 'sent' : 'stays';
}

/** What goes into the next parcel; of an order that has left, what went. */
export function packedItems(order: PackedOrder): readonly (PackedItem & { readonly packed: number })[] {
  const isSent = packingState(order) === 'sent';
  return order.items
    .map((item) => ({ ...item, packed: isSent ? item.quantity : item.open }))
    .filter(({ packed }) => packed > 0);
}

/** A variant to fetch from the shelves, for all orders that need it. */
export interface Pick {
  readonly item: PackedItem;
  readonly units: number;
  readonly orders: readonly { readonly number: string; readonly units: number }[];
}

const byPlace = ({ item: a }: Pick, { item: b }: Pick): number =>
  a.productName.localeCompare(b.productName) ||
  a.productId - b.productId ||
  a.color.localeCompare(b.color) ||
  compareSizes(a.size, b.size);

/** The open pieces of orders by variant, sorted by product, color and size. An order stands once with each variant. */
export function pickList(orders: readonly PackedOrder[]): readonly Pick[] {
  const picks = new Map<number, Pick>();
  for (const { number, items } of orders) {
    for (const item of items.filter(({ open }) => open > 0)) {
      const before = picks.get(item.variantId) ?? { item, units: 0, orders: [] };
      const own = before.orders.find((each) => each.number === number)?.units ?? 0;
      const others = before.orders.filter((each) => each.number !== number);
      picks.set(item.variantId, {
        ...{ item: before.item, units: before.units + item.open },
        orders: [...others, { number, units: own + item.open }],
      });
    }
  }
  return [...picks.values()].toSorted(byPlace);
}
