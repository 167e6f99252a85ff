import type { AdminOrder } from '../../contract/index.ts';
import {
  detailedRulesAt,
  goodsOf,
  normalizeState,
  rulesForOrders,
  salesTax,
  taxableParts,
  taxesFor,
  taxesOfOrder,
  type ChargedRules,
  type JurisdictionTax,
  type SalesTax,
  type TaxedLine,
  type TaxedPlace,
} from '../../kernel/index.ts';
import { paidItemsOf, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { liveRefunds } from './refunds.ts';
import { taxRulesOf } from './settings.ts';

function rulesFor({ state }: MockStore, place: TaxedPlace, at: Date): ChargedRules {
  const here = { state: normalizeState(place.state) ?? '', at };
  const { taxRegistrations = [] } = state.settings;
  return {
    general: rulesForOrders(taxRulesOf(state), taxRegistrations),
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

/** Who takes the tax of an order, and what of it went back; nothing for one of the demo. */
export function orderTaxesOf(order: MockOrder): Pick<AdminOrder, 'taxes'> {
  const { shipping, shippingTax, shippingTaxes } = order;
  const refunds = liveRefunds(order).filter(({ reason }) => reason !== 'change');
  const lines = refunds.flatMap((refund) => refund.lines).filter(({ kind }) => kind !== 'other');
  const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const back = (isOf: (line: (typeof lines)[number]) => boolean) =>
    lines.filter(isOf).reduce((sum, { amount }) => sum + amount, 0);
  const bought = paidItemsOf(order).filter(({ replaces }) => replaces === undefined);
  const goods = bought.map((item) => {
    const same = order.items.filter(({ id, replaces }) => id === item.id || replaces === item.id);
    const { taxes, tax } = item;
    const cost = goodsOf(item);
    return {
      ...{ cost, tax, taxes: taxes && taxesFor(taxes, { goods: cost, tax }) },
      refunded: back(({ orderItemId }) => same.some(({ id }) => id === orderItemId)),
    };
  });
  const shipped = {
    ...{ cost: shipping, tax: shippingTax, refunded: back(({ kind }) => kind === 'shipping') },
    taxes: shippingTaxes && taxesFor(shippingTaxes, { goods: shipping, tax: shippingTax }),
  };
  const taxes = taxesOfOrder([...goods, shipped], Math.max(0, given - back(() => true)));
  return taxes === null ? {} : { taxes: [...taxes] };
}
