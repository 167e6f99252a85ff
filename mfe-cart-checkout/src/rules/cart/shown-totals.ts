import type { CartItem, Quote } from '@ritual/shared/contract';
import { taxRatePercent, totalsFor, type TaxRule, type Totals } from '@ritual/shared/kernel';

interface Basis {
  readonly items: readonly Pick<CartItem, 'price' | 'quantity'>[];
  /** Rules of the server; none when they could not be loaded, then tax is taken as none. */
  readonly taxRules: readonly TaxRule[];
  /** State of the chosen address; `null` while none is chosen. */
  readonly state: string | null;
  /** The server's word, once it is there. */
  readonly quote: Quote | null;
  readonly at: Date;
}

/** The server's totals where there are any, else computed here by the same rules. */
export function shownTotals({ items, taxRules, state, quote, at }: Basis): Totals {
  if (quote) return quote;
  const lines = items.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
  return totalsFor(lines, state === null ? 0 : taxRatePercent(taxRules, state, at));
}
