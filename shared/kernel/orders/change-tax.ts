import type { Cents } from '../pricing/money.ts';
import { taxOfWeights } from '../pricing/sales-tax.ts';
import { shareCents } from '../pricing/share-cents.ts';
import { goodsOf, type ChangeableLine, type QuotedLine } from './changed-line.ts';
import { taxWeightOf, withTax } from './line-taxes.ts';

/** Of goods, half up to the cent for all of them together. */
export const taxOf = (lines: readonly (ChangeableLine | QuotedLine)[]): Cents =>
  taxOfWeights(lines.map(weight));

export const weight = (line: ChangeableLine | QuotedLine) => taxWeightOf(line, goodsOf(line));

/** Lines that stay as they were keep their tax, as long as what is left can be shared among the others. */
export function taxed(lines: readonly QuotedLine[], tax: Cents): readonly QuotedLine[] {
  const rest = tax - sum(lines.map((line) => (line.isChanged ? 0 : line.tax)));
  const hasShare = rest === 0 || lines.some((line) => line.isChanged && weight(line) > 0);
  const keeps = rest >= 0 && hasShare;
  const open = lines.map((line) => (keeps && !line.isChanged ? 0 : weight(line)));
  const weights = open.some((each) => each > 0) ? open : lines.map((line) => goodsOf(line) + 1);
  const shares = shareCents(keeps ? rest : tax, weights);
  return lines.map((line, at) => (keeps && !line.isChanged ? line : withTax(line, shares[at] ?? 0)));
}

export const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
