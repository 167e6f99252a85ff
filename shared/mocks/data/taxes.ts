import {
  detailedRulesAt,
  normalizeState,
  taxableParts,
  salesTax,
  type ChargedRules,
  type JurisdictionTax,
  type SalesTax,
  type TaxedLine,
  type TaxedPlace,
} from '../../kernel/index.ts';
import type { MockStore } from './mock-store.ts';
import { chargedRulesOf } from './settings.ts';

function rulesFor({ state }: MockStore, place: TaxedPlace, at: Date): ChargedRules {
  const here = { state: normalizeState(place.state) ?? '', at };
  const { taxRegistrations = [] } = state.settings;
  return {
    general: chargedRulesOf(state),
    detailed: detailedRulesAt(state.detailedTaxRules, taxRegistrations, here),
  };
}

interface Bought extends Pick<TaxedLine, 'unitPrice' | 'quantity'> {
  readonly productId: number;
}

/** The tax of an order that is placed now. */
export function taxNow(
  store: MockStore,
  lines: readonly Bought[],
  { shipping, ...place }: TaxedPlace & { readonly shipping: number },
): SalesTax {
  const at = new Date();
  const taxed = lines.map(({ productId, unitPrice, quantity }) => ({
    ...{ unitPrice, quantity, taxClass: store.catalog.taxClassOf(productId) },
  }));
  return salesTax({ lines: taxed, shipping, place }, rulesFor(store, place, at), at);
}

/** Of lines that are added to an order now. */
export function taxesOfNewLines(
  store: MockStore,
  place: TaxedPlace,
): (line: TaxedLine) => readonly JurisdictionTax[] {
  const at = new Date();
  const rules = rulesFor(store, place, at);
  return (line) => taxableParts(line, place, rules, at);
}
