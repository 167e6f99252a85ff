import type { CartItem, Quote } from '@ritual/shared/contract';
import {
  methodShipping,
  isTaxEstimated,
  taxRatePercent,
  totalsFor,
  type MethodPolicy,
  type ShippingMethod,
  type PublicTaxRule,
  type Totals,
} from '@ritual/shared/kernel';

interface Basis {
  readonly items: readonly Pick<CartItem, 'price' | 'quantity'>[];
  /** The server's rules; empty when they could not be loaded, then tax counts as zero. */
  readonly taxRules: readonly PublicTaxRule[];
  /** State of the chosen address; `null` while none is chosen. */
  readonly state: string | null;
  /** The server's quote, once it has arrived. */
  readonly quote: Quote | null;
  readonly at: Date;
  readonly policy: MethodPolicy;
  readonly method: ShippingMethod;
}

interface ShownTotals extends Totals {
  /** By the statewide rules, and others apply besides. */
  readonly isEstimated?: boolean;
  readonly ratesDiffer?: boolean | undefined;
}

/** The server's totals if there are any, else computed here by the statewide rules. */
export function shownTotals({ items, taxRules, state, quote, at, policy, method }: Basis): ShownTotals {
  if (quote) return quote;
  const lines = items.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
  const rate = state === null ? 0 : taxRatePercent(taxRules, state, at);
  const totals = totalsFor(lines, rate, (subtotal) => methodShipping(method, subtotal, policy));
  return { ...totals, isEstimated: state !== null && isTaxEstimated(taxRules, state, at) };
}
