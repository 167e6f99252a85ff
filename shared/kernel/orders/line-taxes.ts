import type { Cents } from '../pricing/money.ts';
import { taxWeight, type JurisdictionTax } from '../pricing/sales-tax.ts';
import { shareCents } from '../pricing/share-cents.ts';

interface Taxed {
  /** Of the whole line. */
  readonly tax: Cents;
  /** Percent, of all jurisdictions together. */
  readonly taxRatePercent: number;
  /** undefined: it was placed before orders knew who takes their tax; its rate is on all of it. */
  readonly taxes?: readonly JurisdictionTax[] | undefined;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** In thousandths of a percent of a cent. `goods`: what the line costs without tax. */
export const taxWeightOf = ({ taxes, taxRatePercent }: Taxed, goods: Cents): number =>
  taxes === undefined ? goods * Math.round(taxRatePercent * 1000) : sum(taxes.map(taxWeight));

/** The same when so much is paid for it instead, by the same rules; their tax is still to be computed. */
export const scaledTaxes = (taxes: readonly JurisdictionTax[], from: Cents, to: Cents): JurisdictionTax[] =>
  from === to ? [...taxes] : taxes.map((part) => scaled(part, from, to));

function scaled(part: JurisdictionTax, from: Cents, to: Cents): JurisdictionTax {
  // Of what was given away, only the rate says how it was taxed; whether it reached a limit is not known any more.
  const whole = part.rate > 0 && part.reason !== 'limit' ? to : 0;
  const taxable = from === 0 ? whole : Math.min(to, Math.round((part.taxable * to) / from));
  return { ...part, taxable, exempt: to - taxable };
}

/**
 * The same taxes for what a line, or shipping, costs and is taxed now. An older release changes lines without them, so that they are
 * brought up to date where they are read.
 */
export function taxesFor(
  taxes: readonly JurisdictionTax[],
  { goods, tax }: { readonly goods: Cents; readonly tax: Cents },
): readonly JurisdictionTax[] {
  const [first] = taxes;
  const from = first === undefined ? 0 : first.taxable + first.exempt;
  if (from === goods && sum(taxes.map((part) => part.tax)) === tax) return taxes;
  return sharedTaxes(scaledTaxes(taxes, from, goods), tax);
}

/** A line with so much tax, shared among those who take it. */
export function withTax<Line extends Taxed>(line: Line, tax: Cents): Line {
  return line.taxes === undefined ? { ...line, tax } : { ...line, tax, taxes: sharedTaxes(line.taxes, tax) };
}

export function sharedTaxes(taxes: readonly JurisdictionTax[], tax: Cents): readonly JurisdictionTax[] {
  const weights = taxes.map(taxWeight);
  // A cent that is left where nothing is taxed goes to the first.
  const known = weights.some((each) => each > 0) ? weights : taxes.map((_, at) => (at === 0 ? 1 : 0));
  const shares = shareCents(tax, known);
  return taxes.map((part, at) => ({ ...part, tax: shares[at] ?? 0 }));
}

/** Of cents that go back for a line, the tax, by who took it: its part of what was paid, at the rate of then. */
export function refundedTaxes(
  { taxes, tax }: Taxed,
  { paid, cents }: { readonly paid: Cents; readonly cents: Cents },
): readonly JurisdictionTax[] {
  const [back = 0] = shareCents(Math.min(cents, paid), [tax, paid - tax]);
  const goods = Math.min(cents, paid) - back;
  return taxesFor(taxes ?? [], { goods, tax: back });
}
