import type { Cents } from '../pricing/money.ts';
import { shippingFor, type ShippingPolicy } from '../pricing/totals.ts';
import type { FasterMethod, MethodPrice, MethodReach } from './method-terms.ts';
import { shippingMethods, type ShippingMethod } from './ship-by.ts';

export interface MethodPolicy extends ShippingPolicy {
  readonly faster: Readonly<Record<FasterMethod, MethodPrice>>;
  readonly reach: Readonly<Record<ShippingMethod, MethodReach>>;
}

/** As much of an address as decides how it can be reached. */
export interface Destination {
  readonly street: string;
  readonly city: string;
  readonly state: string;
}

export const methodRefusals = ['not-offered', 'state', 'po-box', 'military'] as const;
/** Why a method does not go to an address. */
export type MethodRefusal = (typeof methodRefusals)[number];

/** A method that the checkout shows. */
export interface ShippingOption {
  readonly method: ShippingMethod;
  readonly shipping: Cents;
  /** null: it can be chosen. */
  readonly refused: MethodRefusal | null;
}

/** 'PO Box 12', 'P.O. Box 12', 'PO-Box12', 'Post Office Box 12', 'POB 12' (USPS, Publication 28, section 28). */
export function isPoBox(street: string): boolean {
  return /\b(?:p[./\s]*o[.\s-]*|post\s+office\s+)box(?![a-z])|\bp\.?o\.?b\.?\s*#?\s*\d/i.test(street);
}

/**
 * Army, fleet and diplomatic post offices stand in place of the city, sometimes with their region, AA, AE or AP (USPS,
 * Publication 28, section 225).
 */
export function isMilitary(city: string): boolean {
  return /^\s*[afd]\.?\s?p\.?\s?o\.?(?:[\s,]+a[aep])?\s*$/i.test(city);
}

/** What a method costs with so many goods. `agreed`: the price that the staff agreed on with the customer, unless it is standard. */
export function methodShipping(
  method: ShippingMethod,
  subtotal: Cents,
  policy: Pick<MethodPolicy, 'faster' | keyof ShippingPolicy>,
  agreed?: Cents | null,
): Cents {
  if (method === 'standard') return shippingFor(subtotal, policy);
  const { price, freeFrom } = policy.faster[method];
  if (agreed !== undefined && agreed !== null) return agreed;
  if (price === null) return shippingFor(subtotal, policy);
  return subtotal === 0 || (freeFrom !== null && subtotal >= freeFrom) ? 0 : price;
}

/** Why the checkout does not take an order by this method to this address; null: it does. */
export function methodRefusal(
  method: ShippingMethod,
  { street, city, state }: Destination,
  { faster, reach }: Pick<MethodPolicy, 'faster' | 'reach'>,
): MethodRefusal | null {
  if (method !== 'standard' && faster[method].price === null) return 'not-offered';
  if (isMilitary(city)) return 'military';
  if (reach[method].notTo.includes(state)) return 'state';
  return isPoBox(street) && !reach[method].poBoxes ? 'po-box' : null;
}

/** The methods that the checkout shows, standard first. */
export function shippingOptions(
  subtotal: Cents,
  destination: Destination | null,
  policy: MethodPolicy,
): ShippingOption[] {
  return shippingMethods
    .filter((method) => method === 'standard' || policy.faster[method].price !== null)
    .map((method) => ({
      method,
      shipping: methodShipping(method, subtotal, policy),
      refused: destination && methodRefusal(method, destination, policy),
    }));
}

/** The method that was picked, while it can be chosen; else the first one that can. null: none goes there. */
export function chosenMethod(
  options: readonly ShippingOption[],
  picked: ShippingMethod,
): ShippingMethod | null {
  const open = options.filter(({ refused }) => refused === null).map(({ method }) => method);
  return open.find((method) => method === picked) ?? open[0] ?? null;
}
