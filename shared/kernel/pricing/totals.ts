import { percentOfCents, type Cents } from './money.ts';
import type { ShopPolicy } from '../shop/shop-policy.ts';

export interface PricedLine {
  readonly unitPrice: Cents;
  readonly quantity: number;
}

/** All amounts in cents. */
export interface Totals {
  readonly subtotal: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly taxRatePercent: number;
}

/** What a line of a cart costs. `price`: of one unit. */
export function lineTotal({ price, quantity }: { readonly price: Cents; readonly quantity: number }): Cents {
  return price * quantity;
}

export function subtotalOf(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

export type ShippingPolicy = Pick<ShopPolicy, 'freeShippingFrom' | 'standardShipping'>;

/** Standard shipping: free from the threshold on; nothing for an empty cart. */
export function shippingFor(subtotal: Cents, policy: ShippingPolicy): Cents {
  return subtotal === 0 || untilFreeShipping(subtotal, policy) === 0 ? 0 : policy.standardShipping;
}

/** The amount missing for free shipping; 0 when reached, null where it is never free. */
export function untilFreeShipping(
  subtotal: Cents,
  { freeShippingFrom, standardShipping }: ShippingPolicy,
): Cents | null {
  if (standardShipping === 0) return 0;
  return freeShippingFrom === null ? null : Math.max(0, freeShippingFrom - subtotal);
}

/** Subtotal, shipping, tax on the subtotal (half up to cents) and their sum. `shippingOf`: what shipping costs with so many goods. */
export function totalsFor(
  lines: readonly PricedLine[],
  ratePercent: number,
  shippingOf: (subtotal: Cents) => Cents,
): Totals {
  const subtotal = subtotalOf(lines);
  const shipping = shippingOf(subtotal);
  const tax = percentOfCents(subtotal, ratePercent);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax, taxRatePercent: ratePercent };
}
