import type { Cents } from '../pricing/money.ts';
import { shareCents } from '../pricing/share-cents.ts';

/** A line of an order with what was paid for it. */
export interface PaidLine {
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Of the whole line. */
  readonly discount: Cents;
  readonly tax: Cents;
  /** Units whose money went back or is on its way, and units that were put back to stock. */
  readonly refunded: number;
  readonly restocked: number;
  /** Units that were exchanged: their money is in the line that replaces them. */
  readonly exchanged?: number;
}

/** What was paid for a line: its price, less its share of the discount, with its tax. */
export const paidForLine = ({ quantity, unitPrice, discount, tax }: PaidLine): Cents =>
  quantity * unitPrice - discount + tax;

/** Units whose money went back. Refunds from before they had lines tell by what was put back only. */
const unitsGone = ({ quantity, refunded, restocked, exchanged = 0 }: PaidLine): number =>
  Math.min(quantity, Math.max(refunded, restocked) + exchanged);

/** Units of a line whose money can still go back. */
export const refundableUnits = (line: PaidLine): number => line.quantity - unitsGone(line);

/**
 * Cents that were paid for the next units of a line. The last one takes the cent that is left, so that the amounts of all units
 * add up to what was paid.
 */
export function amountOfUnits(line: PaidLine, units: number): Cents {
  const each = shareCents(
    paidForLine(line),
    Array.from({ length: line.quantity }, () => 1),
  );
  const gone = unitsGone(line);
  return each.slice(gone, gone + units).reduce((sum, cents) => sum + cents, 0);
}

/** Units by the id of their line. */
export type Units = Readonly<Record<string, number>>;

/** The units of a list of lines, which may name one order line several times. */
export function unitsByLine(
  lines: readonly { readonly orderItemId: string; readonly quantity: number }[],
): Units {
  const sums: Record<string, number> = {};
  for (const { orderItemId, quantity } of lines) sums[orderItemId] = (sums[orderItemId] ?? 0) + quantity;
  return sums;
}

/** What a refund needs to know of its order. */
export interface RefundedOrder {
  readonly items: readonly (PaidLine & { readonly id: string })[];
  readonly shipping: Cents;
  readonly shippingTax: Cents;
  /** Of the two, what went back or is on its way. */
  readonly shippingRefunded: Cents;
}

export interface RefundChoice {
  readonly units: Units;
  readonly shipping: boolean;
}

export const refundLineKinds = ['item', 'shipping', 'other'] as const;

/** Why the staff gives money back. */
export const refundCauses = ['RETURN', 'DAMAGED', 'LATE', 'PRICE', 'GOODWILL', 'OTHER'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** What a person decides about a refund whose money came back. `paid otherwise` counts as refunded. */
export const refundSettlements = ['paid otherwise', 'not owed'] as const;
export type RefundSettlement = (typeof refundSettlements)[number];

/** A part of a refund: units of a line, shipping, or an amount that stands for neither. */
export interface RefundLine {
  readonly kind: (typeof refundLineKinds)[number];
  readonly orderItemId: string | null;
  readonly units: number;
  readonly cents: Cents;
}

/** Shipping with its tax, as far as it has not gone back. */
export const refundableShipping = ({ shipping, shippingTax, shippingRefunded }: RefundedOrder): Cents =>
  shipping + shippingTax - shippingRefunded;

/** What was paid for what is chosen, part by part. */
export function refundParts(order: RefundedOrder, { units, shipping }: RefundChoice): readonly RefundLine[] {
  const items = order.items.flatMap((item): RefundLine[] => {
    const count = units[item.id] ?? 0;
    if (count === 0) return [];
    return [{ kind: 'item', orderItemId: item.id, units: count, cents: amountOfUnits(item, count) }];
  });
  const rest = shipping ? refundableShipping(order) : 0;
  return rest > 0 ? [...items, { kind: 'shipping', orderItemId: null, units: 0, cents: rest }] : items;
}

/** Whether no more units are chosen than have money left. */
export const areRefundable = (order: RefundedOrder, units: Units): boolean =>
  Object.entries(units).every(([id, count]) => {
    const item = order.items.find((each) => each.id === id);
    return item !== undefined && count >= 0 && count <= refundableUnits(item);
  });

/**
 * The lines of a refund of `cents`; they add up to it. Less than was paid for what is chosen is shared among it, and what is above
 * is a line of its own.
 */
export function refundLines(order: RefundedOrder, choice: RefundChoice, cents: Cents): readonly RefundLine[] {
  const parts = refundParts(order, choice);
  const paid = parts.reduce((sum, part) => sum + part.cents, 0);
  const shares =
    paid > cents
      ? shareCents(
          cents,
          parts.map((part) => part.cents),
        )
      : null;
  const rest = cents - Math.min(paid, cents);
  return [
    ...parts.map((part, at) => ({ ...part, cents: shares?.[at] ?? part.cents })),
    ...(rest > 0 ? [{ kind: 'other' as const, orderItemId: null, units: 0, cents: rest }] : []),
  ];
}

/** A payment of an order, and what of it can still go back. */
export interface PaymentLeft {
  readonly id: string;
  readonly left: Cents;
}

export interface RefundOfPayment {
  readonly paymentId: string;
  readonly cents: Cents;
  readonly lines: readonly RefundLine[];
}

/**
 * Shares a refund among the payments of its order, the last one first: a line that does not fit into one goes on in the next, and
 * its units count with its first part. The payments must have enough left.
 */
export function splitRefund(
  lines: readonly RefundLine[],
  payments: readonly PaymentLeft[],
): readonly RefundOfPayment[] {
  const waiting = lines.map((line) => ({ ...line }));
  return payments
    .toReversed()
    .filter(({ left }) => left > 0)
    .flatMap(({ id, left }) => {
      let free = left;
      const taken: RefundLine[] = [];
      for (let line = waiting[0]; line; line = waiting[0]) {
        const cents = Math.min(line.cents, free);
        // A line that cost nothing goes with the others.
        if (cents === 0 && line.cents > 0) break;
        taken.push({ ...line, cents });
        free -= cents;
        if (cents === line.cents) waiting.shift();
        else waiting[0] = { ...line, units: 0, cents: line.cents - cents };
      }
      const cents = left - free;
      return cents > 0 ? [{ paymentId: id, cents, lines: taken }] : [];
    });
}
