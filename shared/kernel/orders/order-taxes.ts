import type { Cents } from '../pricing/money.ts';
import type { JurisdictionTax } from '../pricing/sales-tax.ts';
import { shareCents } from '../pricing/share-cents.ts';
import { refundedTaxes } from './line-taxes.ts';

/** What is paid for goods or shipping without tax, its tax, and who takes that; undefined: an older order knows only the sum. */
export interface TaxedCost {
  readonly cost: Cents;
  readonly tax: Cents;
  readonly taxes: readonly JurisdictionTax[] | undefined;
  /** Of cost and tax, what went back or is on its way. */
  readonly refunded: Cents;
}

/** What one jurisdiction takes of an order at one rate, and gives back. */
export interface OrderTax extends Pick<
  JurisdictionTax,
  'level' | 'name' | 'rate' | 'taxable' | 'exempt' | 'tax'
> {
  /** Of `tax`, what went back. */
  readonly refunded: Cents;
}

const isOf = ({ level, name, rate, taxable }: JurisdictionTax, sum: OrderTax) =>
  sum.level === level && sum.name === name && (sum.rate === rate || taxable === 0 || sum.taxable === 0);

/**
 * Of what went back of each cost, the part of each jurisdiction, in the order of its taxes.
 * @param lineless cents that went back of none of them, or of no line that is there still: of all, by what is left of each
 */
export function backOfCosts(
  costs: readonly TaxedCost[],
  lineless: Cents,
): readonly (readonly JurisdictionTax[])[] {
  const left = costs.map(({ cost, tax, refunded }) => Math.max(0, cost + tax - refunded));
  const all = left.reduce((sum, each) => sum + each, 0);
  const shares = shareCents(Math.min(lineless, all), left);
  return costs.map(({ cost, tax, taxes, refunded }, index) =>
    refundedTaxes(
      { taxes, tax, taxRatePercent: 0 },
      { paid: cost + tax, cents: refunded + (shares[index] ?? 0) },
    ),
  );
}

/**
 * By jurisdiction and rate, in the order in which they come; what one does not tax stands beside what it does. null: not known of all
 * parts.
 * @param lineless cents that went back of none of them, or of no line that is there still: of all, by what is left of each
 */
export function taxesOfOrder(costs: readonly TaxedCost[], lineless: Cents = 0): readonly OrderTax[] | null {
  const sums: OrderTax[] = [];
  const backs = backOfCosts(costs, lineless);
  for (const [index, { taxes }] of costs.entries()) {
    if (taxes === undefined) return null;
    const back = backs[index] ?? [];
    for (const [at, part] of taxes.entries()) {
      const { level, name } = part;
      const found = sums.findIndex((each) => isOf(part, each));
      const sum = sums[found] ?? { level, name, rate: 0, taxable: 0, exempt: 0, tax: 0, refunded: 0 };
      sums[found < 0 ? sums.length : found] = {
        ...sum,
        rate: part.taxable > 0 ? part.rate : sum.rate,
        taxable: sum.taxable + part.taxable,
        exempt: sum.exempt + part.exempt,
        tax: sum.tax + part.tax,
        refunded: sum.refunded + (back[at]?.tax ?? 0),
      };
    }
  }
  return sums;
}
