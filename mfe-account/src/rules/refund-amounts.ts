import type { AdminOrder } from '@ritual/shared/contract';
import {
  openUnits,
  paidForLine,
  refundableUnits,
  refundParts,
  type RefundedOrder,
  type Units,
} from '@ritual/shared/kernel';

/** Units as the API takes them; lines without any are left out. */
export const linesOf = (units: Units): { orderItemId: string; quantity: number }[] =>
  Object.entries(units).flatMap(([orderItemId, quantity]) =>
    quantity > 0 ? [{ orderItemId, quantity }] : [],
  );

/** Of chosen units those whose money can still go back: what comes back may have been refunded before. */
export const withMoney = (order: Pick<RefundedOrder, 'items'>, units: Units): Units =>
  Object.fromEntries(
    order.items.map((item) => [item.id, Math.min(units[item.id] ?? 0, refundableUnits(item))]),
  );

/** Pieces that have not shipped and are not put back either: with all the money gone they would never be. */
export const strandedPieces = (
  { items, status }: Pick<AdminOrder, 'items' | 'status'>,
  restock: Units,
): number =>
  status === 'REVIEW'
    ? 0
    : items.reduce((sum, item) => sum + Math.max(0, openUnits(item) - (restock[item.id] ?? 0)), 0);

interface Sums {
  readonly items: number;
  /** Of them, sales tax. */
  readonly tax: number;
  readonly shipping: number;
  readonly sum: number;
}

/** Cents that were paid for chosen units, and for the shipping when it is chosen. */
export function refundSums(order: RefundedOrder, units: Units, shipping: boolean): Sums {
  const parts = refundParts(order, { units: withMoney(order, units), shipping });
  const of = (kind: string) => parts.reduce((sum, part) => sum + (part.kind === kind ? part.cents : 0), 0);
  const [items, ship] = [of('item'), of('shipping')];
  const tax = parts.reduce((sum, { orderItemId, cents }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    const paid = item ? paidForLine(item) : 0;
    return item && paid > 0 ? sum + Math.round((item.tax * cents) / paid) : sum;
  }, 0);
  return { items, tax, shipping: ship, sum: items + ship };
}
