import type { Cents } from '../pricing/money.ts';
import { taxOfWeights } from '../pricing/sales-tax.ts';
import { shareCents } from '../pricing/share-cents.ts';
import { goodsOf, withGoods, type QuotedLine } from './changed-line.ts';
import { taxWeightOf } from './line-taxes.ts';
import { sum, taxed } from './change-tax.ts';
import type { ChangeQuote } from './order-change.ts';

/**
 * The same change for what was paid already: a dearer shipping is not charged, and the rest is taken off the units that were added, with
 * the tax on it. What was bought keeps its price, so that a unit given away is worth nothing when it comes back.
 */
export function waivedChange(quote: ChangeQuote): ChangeQuote {
  const { before, after, difference } = quote;
  if (difference <= 0) return quote;
  const shipping = Math.max(Math.min(before.shipping, after.shipping), after.shipping - difference);
  const shippingTax = Math.min(after.shippingTax, before.shippingTax);
  const goods = after.subtotal - after.discount;
  const goodsTax = after.tax - after.shippingTax;
  // What is left to pay for goods and their tax.
  const most = Math.max(0, before.total - shipping - shippingTax);
  const share = Math.min(goods, goods + goodsTax === 0 ? 0 : Math.round((goods * most) / (goods + goodsTax)));
  // Not a cent of it comes off what was bought before, as long as that is paid for.
  const added = addedGoods(quote.lines);
  const bought = goods - sum(added);
  // Nor of its tax: what was added may be taxed in another way.
  const boughtTax = taxOfWeights(
    quote.lines.map((line, at) => {
      const without = goodsOf(line) - (added[at] ?? 0);
      return taxWeightOf({ ...line, ...withGoods(line, without) }, without);
    }),
  );
  const paid = Math.min(most, Math.max(bought, Math.min(share, most - boughtTax)));
  const tax = most - paid;
  const off = sharedOff(quote.lines, goods - paid);
  const lines = quote.lines.map((line, at) => {
    const less = off[at] ?? 0;
    const cheaper = { ...line, discount: line.discount + less, isChanged: line.isChanged || less > 0 };
    return { ...cheaper, ...withGoods(line, goodsOf(cheaper)) };
  });
  const discount = after.discount + goods - paid;
  return {
    ...quote,
    lines: taxed(lines, tax),
    after: { ...after, discount, shipping, shippingTax, tax: tax + shippingTax, total: before.total },
    ...{ difference: 0, price: 'same' },
  };
}

/** Of each line, what the units that were added cost. */
const addedGoods = (lines: readonly QuotedLine[]): readonly Cents[] =>
  lines.map((line) => Math.min(goodsOf(line), line.added * line.unitPrice));

/** Cents off each line: of the units that were added first, and of all goods only what they do not cover. */
function sharedOff(lines: readonly QuotedLine[], cents: Cents): readonly Cents[] {
  const added = addedGoods(lines);
  const first = Math.min(cents, sum(added));
  const offAdded = shareCents(first, added);
  const left = lines.map((line, at) => goodsOf(line) - (offAdded[at] ?? 0));
  const offRest = shareCents(cents - first, left);
  return lines.map((_, at) => (offAdded[at] ?? 0) + (offRest[at] ?? 0));
}
