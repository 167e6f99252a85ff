import type { AdminOrder, AdminOrderItem } from '@ritual/shared/contract';
import { shareCents, type Cents } from '@ritual/shared/kernel';

type PaidLine = Pick<AdminOrderItem, 'quantity' | 'unitPrice' | 'discount' | 'tax' | 'restocked'>;

/** What was paid for a line: its price, less its share of the discount, with its tax. */
export const paidForLine = ({ quantity, unitPrice, discount, tax }: PaidLine): Cents =>
  quantity * unitPrice - discount + tax;

/** Units of a line that can still come back. */
export const returnableUnits = ({ quantity, restocked }: PaidLine): number => quantity - restocked;

/**
 * What was paid for some units of a line. Those that came back before were the first ones, and the last one takes the cent that is left,
 * so that the amounts of all units add up to what was paid.
 */
export function amountOfUnits(line: PaidLine, units: number): Cents {
  const each = shareCents(
    paidForLine(line),
    Array.from({ length: line.quantity }, () => 1),
  );
  return each.slice(line.restocked, line.restocked + units).reduce((sum, cents) => sum + cents, 0);
}

/** Units by the id of their line. */
export type Units = Readonly<Record<string, number>>;

/** What is given back for chosen units, and for the shipping when it is chosen, part by part. */
export interface RefundParts {
  readonly items: Cents;
  readonly shipping: Cents;
  readonly sum: Cents;
}

type RefundedOrder = Pick<AdminOrder, 'items' | 'shipping' | 'shippingTax'>;

export function refundParts(order: RefundedOrder, units: Units, withShipping: boolean): RefundParts {
  const items = order.items.reduce((sum, item) => sum + amountOfUnits(item, units[item.id] ?? 0), 0);
  const shipping = withShipping ? order.shipping + order.shippingTax : 0;
  return { items, shipping, sum: items + shipping };
}

/** The units of a list of lines, which may name one order line several times. */
export function unitsOf(
  lines: readonly { readonly orderItemId: string; readonly quantity: number }[],
): Units {
  const sums: Record<string, number> = {};
  for (const { orderItemId, quantity } of lines) sums[orderItemId] = (sums[orderItemId] ?? 0) + quantity;
  return sums;
}

/** Units as the API takes them; lines without any are left out. */
export const linesOf = (units: Units): { orderItemId: string; quantity: number }[] =>
  Object.entries(units).flatMap(([orderItemId, quantity]) =>
    quantity > 0 ? [{ orderItemId, quantity }] : [],
  );
