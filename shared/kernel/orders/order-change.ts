import type { TaxClass } from '../pricing/detailed-tax-rule.ts';
import type { Cents } from '../pricing/money.ts';
import { rateOfLine, type JurisdictionTax, type TaxedLine } from '../pricing/sales-tax.ts';
import { shippingFor, type ShippingPolicy } from '../pricing/totals.ts';
import { policy } from '../shop/policy.ts';
import type { ShippingMethod } from '../shipping/ship-by.ts';
import { changedLine, fixedOpen, freeOpen, type ChangeableLine, type QuotedLine } from './changed-line.ts';
import { isShippable, type PaymentState } from './order-status.ts';
import { sum, taxed, taxOf, weight } from './change-tax.ts';

// Changing an order on which something has not shipped: what it would cost, and why it cannot be done. The address has its own
// correction; sales tax goes by the state that the order has.

/** What an order costs, in cents: `total` is goods less discount, shipping and tax. */
export interface OrderSums {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  /** Of `tax`, the part on shipping. */
  readonly shippingTax: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

export interface ChangeableOrder extends OrderSums {
  readonly payment: PaymentState;
  /** The bank disputes a payment, and has not decided. */
  readonly disputed: boolean;
  readonly method: ShippingMethod;
  /** Of shipping and its tax, what went back or is on its way. */
  readonly shippingRefunded: Cents;
  /** What went back or is on its way of what the order costs now: not what earlier changes gave back. */
  readonly gone: Cents;
  /** What was bought, each variant in one line. What goes out in exchange was not: its money is in the line that it replaces. */
  readonly lines: readonly ChangeableLine[];
}

/** What shall be shipped from now on. A variant that is not named is dropped, as far as it has not shipped. */
export interface WantedChange {
  readonly units: readonly { readonly variantId: number; readonly quantity: number }[];
  readonly method: ShippingMethod;
  /** What another method than standard costs: said by who agreed on it with the customer. null: what was paid stays. */
  readonly methodPrice: Cents | null;
}

/** A variant as it is sold today. */
export interface Offer {
  readonly price: Cents;
  /** Units that are neither sold nor held. */
  readonly free: number;
  /** No longer sold: units of it can be dropped, and none added. */
  readonly withdrawn: boolean;
  /** Left out: goods of no special kind. */
  readonly taxClass?: TaxClass | null;
}

export interface ChangeTerms {
  readonly offers: ReadonlyMap<number, Offer>;
  /** Of a new line, by the current rules: what is taxed of it and by whom. */
  readonly taxesOf: (line: TaxedLine) => readonly JurisdictionTax[];
  readonly policy: ShippingPolicy;
}

export interface ChangeQuote {
  /** All lines of the order as it would be. */
  readonly lines: readonly QuotedLine[];
  /** Lines of which nothing is left. */
  readonly removed: readonly string[];
  /** Units to take from stock, and, where negative, to put back. */
  readonly moves: readonly { readonly variantId: number; readonly units: number }[];
  readonly method: ShippingMethod;
  readonly before: OrderSums;
  readonly after: OrderSums;
  /** What the customer still has to pay, or, where negative, gets back. */
  readonly difference: Cents;
  readonly price: 'same' | 'cheaper' | 'dearer';
}

/** Why an order cannot be changed so. */
export type ChangeRefusal =
  | { readonly why: 'not changeable' | 'disputed' | 'nothing open' | 'no change' | 'nothing left' }
  | { readonly why: 'too many lines' | 'below refunded' }
  /** `available`: what its line must, or can, have of it to be shipped. */
  | {
      readonly why: 'fixed units' | 'no stock' | 'not sold';
      readonly variantId: number;
      readonly available: number;
    };

export const isChangeable = ({ payment, disputed, lines }: ChangeableOrder): boolean =>
  isShippable(payment) && !disputed && lines.some((line) => freeOpen(line) > 0);

export function quoteChange(
  order: ChangeableOrder,
  wanted: WantedChange,
  terms: ChangeTerms,
): ChangeQuote | { readonly refused: ChangeRefusal } {
  const refused = refusalOf(order, wanted, terms);
  if (refused) return { refused };
  const units = new Map(wanted.units.map(({ variantId, quantity }) => [variantId, quantity]));
  const kept = order.lines.map((line) => changedLine(line, units.get(line.variantId) ?? 0));
  const known = new Set(order.lines.map(({ variantId }) => variantId));
  const added = wanted.units
    .filter(({ variantId, quantity }) => quantity > 0 && !known.has(variantId))
    .map(({ variantId, quantity }): QuotedLine => {
      const { price: unitPrice = 0, taxClass = null } = terms.offers.get(variantId) ?? {};
      const taxes = terms.taxesOf({ unitPrice, quantity, taxClass });
      return {
        ...{ id: null, variantId, quantity, discount: 0, tax: 0, isChanged: true, added: quantity },
        ...{ unitPrice, taxes, taxRatePercent: rateOfLine(taxes) },
      };
    });
  const lines = [...kept.filter(({ quantity }) => quantity > 0), ...added];
  const { subtotal, discount, shipping, shippingTax, tax, total } = order;
  const before = { subtotal, discount, shipping, shippingTax, tax, total };
  const after = sumsOf(order, wanted, lines, terms.policy);
  const refusedSum = after.total < order.gone;
  if (refusedSum) return { refused: { why: 'below refunded' } };
  const difference = after.total - total;
  return {
    lines: taxed(lines, after.tax - after.shippingTax),
    removed: kept.flatMap(({ id, quantity }) => (quantity === 0 && id !== null ? [id] : [])),
    moves: movesOf(order, units),
    method: wanted.method,
    ...{ before, after, difference },
    price: difference === 0 ? 'same' : difference < 0 ? 'cheaper' : 'dearer',
  };
}

function refusalOf(
  order: ChangeableOrder,
  wanted: WantedChange,
  { offers }: ChangeTerms,
): ChangeRefusal | null {
  if (!isShippable(order.payment)) return { why: 'not changeable' };
  if (order.disputed) return { why: 'disputed' };
  if (!isChangeable(order)) return { why: 'nothing open' };
  const units = new Map(wanted.units.map(({ variantId, quantity }) => [variantId, quantity]));
  for (const line of order.lines) {
    const available = fixedOpen(line);
    if ((units.get(line.variantId) ?? 0) < available) {
      return { why: 'fixed units', variantId: line.variantId, available };
    }
  }
  const moves = movesOf(order, units);
  const isDearMethod = wanted.methodPrice !== null && wanted.methodPrice !== order.shipping;
  if (moves.length === 0 && wanted.method === order.method && !isDearMethod) return { why: 'no change' };
  const stays = order.lines.some(({ shipped }) => shipped > 0);
  if (!stays && wanted.units.every(({ quantity }) => quantity === 0)) return { why: 'nothing left' };
  for (const { variantId, units: more } of moves) {
    if (more <= 0) continue;
    const offer = offers.get(variantId);
    const open = order.lines.find((line) => line.variantId === variantId);
    const held = open ? fixedOpen(open) + freeOpen(open) : 0;
    if (!offer || offer.withdrawn) return { why: 'not sold', variantId, available: held };
    const available = Math.min(policy.maxQuantityPerLine, held + Math.max(0, offer.free));
    if (more > offer.free || held + more > policy.maxQuantityPerLine)
      return { why: 'no stock', variantId, available };
  }
  const count = new Set([
    ...order.lines.map(({ variantId }) => variantId),
    ...wanted.units.flatMap(({ variantId, quantity }) => (quantity > 0 ? [variantId] : [])),
  ]).size;
  return count > policy.maxCartLines ? { why: 'too many lines' } : null;
}

function movesOf(order: ChangeableOrder, units: ReadonlyMap<number, number>): ChangeQuote['moves'] {
  const held = new Map(order.lines.map((line) => [line.variantId, fixedOpen(line) + freeOpen(line)]));
  return [...new Set([...held.keys(), ...units.keys()])]
    .map((variantId) => ({ variantId, units: (units.get(variantId) ?? 0) - (held.get(variantId) ?? 0) }))
    .filter((move) => move.units !== 0);
}

/** Standard shipping goes by the sum of the goods. What of it went back stays as it was. */
function shippingOf(
  order: ChangeableOrder,
  { method, methodPrice }: WantedChange,
  goods: Cents,
  shipping: ShippingPolicy,
): Cents {
  if (order.shippingRefunded > 0) return order.shipping;
  if (method === 'standard') return shippingFor(goods, shipping);
  return methodPrice ?? order.shipping;
}

function sumsOf(
  order: ChangeableOrder,
  wanted: WantedChange,
  lines: readonly QuotedLine[],
  terms: ShippingPolicy,
): OrderSums {
  const subtotal = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
  const discount = sum(lines.map((line) => line.discount));
  // Where the sum of the goods stays, so does what was paid: a rule of today changes no order by itself.
  const isMoved =
    subtotal !== order.subtotal || wanted.method !== order.method || wanted.methodPrice !== null;
  const shipping = isMoved ? shippingOf(order, wanted, subtotal, terms) : order.shipping;
  const shippingTax = order.shipping === 0 ? 0 : Math.round((order.shippingTax * shipping) / order.shipping);
  // By the difference, because what was paid may have been rounded by other rules.
  const goodsTax = order.tax - order.shippingTax + taxOf(lines) - taxOf(order.lines);
  // Where nothing is taxed any more, nor is the cent by which all together was rounded.
  const isTaxed = lines.some((line) => weight(line) > 0) || order.lines.every((line) => weight(line) === 0);
  const tax = (isTaxed ? Math.max(0, goodsTax) : 0) + shippingTax;
  return { subtotal, discount, shipping, shippingTax, tax, total: subtotal - discount + shipping + tax };
}
