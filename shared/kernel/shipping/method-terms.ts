import type { Cents } from '../pricing/money.ts';
import type { ShippingMethod } from './ship-by.ts';

/** The methods that the checkout offers only where the owner has set a price. */
export type FasterMethod = Exclude<ShippingMethod, 'standard'>;

export interface MethodPrice {
  /** null: the checkout does not offer it. */
  readonly price: Cents | null;
  /** Free from this subtotal on; null: it never is. */
  readonly freeFrom: Cents | null;
}

/** Where a method goes: to all states and the District of Columbia, but for some. */
export interface MethodReach {
  /** Codes of the states that it does not go to. */
  readonly notTo: readonly string[];
  readonly poBoxes: boolean;
}
