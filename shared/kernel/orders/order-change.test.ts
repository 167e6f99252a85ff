import { defaultShopPolicy } from '../shop/shop-policy.ts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { percentOfCents } from '../pricing/money.ts';
import { shareCents } from '../pricing/share-cents.ts';
import { shippingFor } from '../pricing/totals.ts';
import { freeOpen, type ChangeableLine } from './changed-line.ts';
import { refundOfChange } from './change-refund.ts';
import {
  quoteChange,
  type ChangeableOrder,
  type ChangeQuote,
  type ChangeTerms,
  type WantedChange,
} from './order-change.ts';
import { waivedChange } from './waived-change.ts';

const line = (changes: Partial<ChangeableLine> = {}): ChangeableLine => ({
  ...{ id: 'a', variantId: 1, quantity: 1, unitPrice: 10_000, discount: 0, tax: 625, taxRatePercent: 6.25 },
  ...{ refunded: 0, restocked: 0, shipped: 0, canceled: 0 },
  ...changes,
});
const taxesAt =
  (rate: number): ChangeTerms['taxesOf'] =>
  ({ unitPrice, quantity }) => [
    {
      ...{ level: 'state', name: 'Massachusetts', rate, exempt: 0, reason: null, tax: 0 },
      taxable: unitPrice * quantity,
    },
  ];
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
function order(lines: readonly ChangeableLine[], changes: Partial<ChangeableOrder> = {}): ChangeableOrder {
  const subtotal = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
  const discount = sum(lines.map((each) => each.discount));
  const tax = sum(lines.map((each) => each.tax));
  const shipping = shippingFor(subtotal, defaultShopPolicy);
  return {
    ...{ subtotal, discount, shipping, shippingTax: 0, tax, total: subtotal - discount + shipping + tax },
    ...{ payment: 'PAID', disputed: false, method: 'standard', shippingRefunded: 0, gone: 0, lines },
    ...changes,
  };
}
const terms = (prices: Readonly<Record<number, number>> = {}, free = 5): ChangeTerms => ({
  offers: new Map(
    Object.entries({ 1: 10_000, 2: 10_000, 3: 8_000, ...prices }).map(([id, price]) => [
      Number(id),
      { price, free, withdrawn: false },
    ]),
  ),
  taxesOf: taxesAt(6.25),
  policy: defaultShopPolicy,
});
const wanted = (
  units: Readonly<Record<number, number>>,
  changes: Partial<WantedChange> = {},
): WantedChange => ({
  units: Object.entries(units).map(([variantId, quantity]) => ({ variantId: Number(variantId), quantity })),
  ...{ method: 'standard', methodPrice: null },
  ...changes,
});
function quoted(...given: Parameters<typeof quoteChange>): ChangeQuote {
  const quote = quoteChange(...given);
  if ('refused' in quote) throw new Error(quote.refused.why);
  return quote;
}
function refused(...given: Parameters<typeof quoteChange>) {
  const quote = quoteChange(...given);
  return 'refused' in quote ? quote.refused : null;
}

test('another size at the same price costs the same', () => {
  const { price, difference, moves, removed, lines } = quoted(order([line()]), wanted({ 2: 1 }), terms());
  expect([price, difference, removed]).toEqual(['same', 0, ['a']]);
  expect(moves).toEqual([
    { variantId: 1, units: -1 },
    { variantId: 2, units: 1 },
  ]);
  expect(lines).toMatchObject([{ id: null, variantId: 2, quantity: 1, unitPrice: 10_000, tax: 625 }]);
});

test('what stays keeps the price that was paid, what is new has that of today', () => {
  const dear = terms({ 1: 50_000, 2: 12_000 });
  const more = quoted(order([line()]), wanted({ 1: 2 }), dear);
  expect(more.lines).toMatchObject([{ id: 'a', quantity: 2, unitPrice: 10_000, tax: 1_250 }]);
  const both = quoted(order([line()]), wanted({ 1: 1, 2: 1 }), dear);
  expect(both.lines.map(({ unitPrice, tax }) => [unitPrice, tax])).toEqual([
    [10_000, 625],
    [12_000, 750],
  ]);
  expect([both.price, both.difference]).toEqual(['dearer', 12_750]);
});

test('a cheaper piece gives back its difference with the tax on it', () => {
  const before = order([line(), line({ id: 'b', variantId: 2 })]);
  const quote = quoted(before, wanted({ 1: 1, 3: 1 }), terms());
  expect([quote.price, quote.difference]).toEqual(['cheaper', -2_125]);
  expect(refundOfChange(before, quote)).toEqual([{ orderItemId: null, cents: 2_125 }]);
});

test('the limit of free shipping counts anew, in both directions', () => {
  const free = order([line({ quantity: 3, tax: 1_875 })]);
  expect(free.shipping).toBe(0);
  const less = quoted(free, wanted({ 1: 2 }), terms());
  expect([less.after.shipping, less.difference]).toEqual([990, -10_625 + 990]);
  expect(refundOfChange(free, less)).toEqual([{ orderItemId: 'a', cents: 9_635 }]);
  const more = quoted(order([line({ quantity: 2, tax: 1_250 })]), wanted({ 1: 3 }), terms());
  expect([more.after.shipping, more.difference]).toEqual([0, 10_625 - 990]);
});

test('another method costs what was agreed on, and standard what it costs today', () => {
  const faster = quoted(
    order([line()]),
    wanted({ 1: 1 }, { method: 'next-day', methodPrice: 2_500 }),
    terms(),
  );
  expect([faster.after.shipping, faster.difference, faster.moves]).toEqual([2_500, 1_510, []]);
  const paid = order([line()], { method: 'expedited', shipping: 1_500, total: 12_125 });
  expect(quoted(paid, wanted({ 1: 1 }), terms()).difference).toBe(-510);
  expect(quoted(paid, wanted({ 1: 2 }, { method: 'expedited' }), terms()).after.shipping).toBe(1_500);
});

test('shipping that went back stays as it was', () => {
  const before = order([line({ quantity: 2, tax: 1_250 })], { shippingRefunded: 990, gone: 990 });
  expect(quoted(before, wanted({ 1: 3 }), terms()).after.shipping).toBe(990);
});

test('a change is refused with its reason', () => {
  const one = order([line()]);
  expect(refused(order([line()], { payment: 'REFUNDED' }), wanted({ 2: 1 }), terms())?.why).toBe(
    'not changeable',
  );
  expect(refused(order([line()], { payment: 'REVIEW' }), wanted({ 2: 1 }), terms())?.why).toBe(
    'not changeable',
  );
  expect(refused(order([line()], { disputed: true }), wanted({ 2: 1 }), terms())?.why).toBe('disputed');
  expect(refused(order([line({ shipped: 1 })]), wanted({ 2: 1 }), terms())?.why).toBe('nothing open');
  expect(refused(one, wanted({ 1: 1 }), terms())?.why).toBe('no change');
  expect(refused(one, wanted({}), terms())?.why).toBe('nothing left');
  expect(refused(one, wanted({ 2: 6 }), terms())).toEqual({ why: 'no stock', variantId: 2, available: 5 });
  expect(refused(one, wanted({ 1: 7 }), terms())).toEqual({ why: 'no stock', variantId: 1, available: 6 });
  expect(refused(one, wanted({ 9: 1 }), terms())).toEqual({ why: 'not sold', variantId: 9, available: 0 });
  const many = wanted(Object.fromEntries(Array.from({ length: 91 }, (_, at) => [at + 10, 1])));
  const offers = new Map(
    many.units.map(({ variantId }) => [variantId, { price: 1, free: 1, withdrawn: false }]),
  );
  expect(refused(one, many, { ...terms(), offers })?.why).toBe('too many lines');
  const gone = order([line({ quantity: 3, tax: 1_875 })], { gone: 20_000 });
  expect(refused(gone, wanted({ 1: 1 }), terms())?.why).toBe('below refunded');
});

test('pieces that have left, or whose money has gone back, stay', () => {
  const parts = line({ quantity: 4, shipped: 1, refunded: 2, tax: 2_500 });
  expect(freeOpen(parts)).toBe(2);
  expect(refused(order([parts]), wanted({}), terms())).toEqual({
    why: 'fixed units',
    variantId: 1,
    available: 1,
  });
  expect(quoted(order([parts]), wanted({ 1: 1 }), terms()).lines).toMatchObject([{ quantity: 2 }]);
});

test('the order can be dropped down to what has shipped', () => {
  const quote = quoted(order([line({ quantity: 2, shipped: 1, tax: 1_250 })]), wanted({}), terms());
  expect(quote.lines).toMatchObject([{ id: 'a', quantity: 1, tax: 625 }]);
});

test('a waived difference is a discount with its tax, and no dearer shipping', () => {
  const dearer = quoted(order([line()]), wanted({ 2: 1 }), terms({ 2: 12_000 }));
  const waived = waivedChange(dearer);
  expect([dearer.difference, waived.difference, waived.price]).toEqual([2_125, 0, 'same']);
  expect(waived.after).toMatchObject({
    subtotal: 12_000,
    discount: 2_000,
    tax: 625,
    shipping: 990,
    total: 11_615,
  });
  expect(waived.lines).toMatchObject([{ discount: 2_000, tax: 625 }]);
  const faster = quoted(
    order([line()]),
    wanted({ 1: 1 }, { method: 'next-day', methodPrice: 2_500 }),
    terms(),
  );
  expect(waivedChange(faster).after).toMatchObject({ shipping: 990, discount: 0, total: 11_615 });
});

test('what was bought keeps its price when something is given away, and the gift is worth nothing', () => {
  const bought = order([line({ quantity: 2, unitPrice: 8_000, tax: 1_000 })]);
  const gift = waivedChange(quoted(bought, wanted({ 1: 2, 2: 1 }), terms({ 2: 6_000 })));
  expect(gift.lines).toMatchObject([
    { id: 'a', discount: 0, tax: 1_000 },
    { id: null, discount: 6_000, tax: 0 },
  ]);
  const given = gift.lines.map((each) => line({ ...each, id: each.id ?? 'gift' }));
  const dropped = quoted(order(given, { ...gift.after }), wanted({ 1: 2 }), terms());
  expect([dropped.difference, dropped.after.total]).toEqual([0, bought.total]);
});

const price = fc.integer({ min: 1, max: 20_000 });
const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPrice: price,
    off: fc.nat(99),
    parts: fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
  })
  .map(({ quantity, unitPrice, off, parts: [shipped = 0, canceled = 0, refunded = 0] }) => ({
    ...{ quantity, unitPrice, discount: Math.floor((quantity * unitPrice * off) / 400) },
    ...{
      shipped: Math.min(shipped, quantity),
      canceled: Math.min(canceled, quantity - Math.min(shipped, quantity)),
    },
    refunded: Math.min(refunded, quantity),
  }));
const anyOrder = fc
  .record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }), rate: fc.constantFrom(0, 6.25, 6.875) })
  .map(({ lines, rate }) => {
    const goods = lines.map(({ quantity, unitPrice, discount }) => quantity * unitPrice - discount);
    const taxes = shareCents(percentOfCents(sum(goods), rate), goods);
    const all = lines.map((each, at) =>
      line({
        ...each,
        id: String(at),
        variantId: at,
        tax: taxes[at] ?? 0,
        taxRatePercent: rate,
        restocked: each.canceled,
      }),
    );
    return { rate, order: order(all) };
  });
const anyStep = fc.record({
  units: fc.array(fc.nat(4), { minLength: 7, maxLength: 7 }),
  prices: fc.array(price, { minLength: 7, maxLength: 7 }),
  method: fc.constantFrom('standard' as const, 'standard' as const, 'next-day' as const),
  waive: fc.boolean(),
});

test('whatever is changed in any order, all sums agree and no cent comes from nowhere', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.array(anyStep, { minLength: 1, maxLength: 5 }),
      ({ order: first, rate }, steps) => {
        let now = first;
        /** What the customer has paid, less what went back. */
        let paid = first.total;
        for (const { units, prices, method, waive } of steps) {
          const offers = new Map(prices.map((each, id) => [id, { price: each, free: 4, withdrawn: false }]));
          const methodPrice = method === 'standard' ? null : (prices[0] ?? 0);
          const change = wanted(Object.fromEntries(units.map((count, id) => [id, count])), {
            method,
            methodPrice,
          });
          const quote = quoteChange(now, change, {
            offers,
            taxesOf: taxesAt(rate),
            policy: defaultShopPolicy,
          });
          if ('refused' in quote) continue;
          const taken = waive ? waivedChange(quote) : quote;
          const { lines, after, before, difference, moves } = taken;
          expect(after.total).toBe(after.subtotal - after.discount + after.shipping + after.tax);
          expect(after.total - before.total).toBe(difference);
          expect(sum(lines.map((each) => each.quantity * each.unitPrice))).toBe(after.subtotal);
          expect(sum(lines.map((each) => each.discount))).toBe(after.discount);
          expect(sum(lines.map((each) => each.tax))).toBe(after.tax - after.shippingTax);
          for (const each of lines) {
            expect(Math.min(each.quantity, each.tax, each.discount, each.unitPrice)).toBeGreaterThanOrEqual(
              0,
            );
            expect(each.discount).toBeLessThanOrEqual(each.quantity * each.unitPrice);
          }
          expect(Math.min(after.shipping, after.tax, after.discount, after.total)).toBeGreaterThanOrEqual(0);
          if (waive && quote.difference > 0) expect(difference).toBe(0);
          const back = refundOfChange(now, taken);
          expect(sum(back.map(({ cents }) => cents))).toBe(Math.max(0, -difference));
          for (const { cents } of back) expect(cents).toBeGreaterThan(0);
          const unitsOf = (each: readonly { quantity: number }[]) =>
            sum(each.map(({ quantity }) => quantity));
          expect(unitsOf(lines) - unitsOf(now.lines)).toBe(sum(moves.map((move) => move.units)));
          paid += difference;
          expect(paid).toBe(after.total);
          now = {
            ...now,
            ...after,
            method,
            lines: lines.map((each, at) => ({
              ...line(),
              ...now.lines.find(({ id }) => id === each.id),
              ...each,
              id: each.id ?? `new ${String(at)} ${String(each.variantId)}`,
            })),
          };
          // What has left, and what has no money, is there as before.
          for (const each of now.lines)
            expect(each.quantity).toBeGreaterThanOrEqual(each.shipped + each.canceled);
        }
      },
    ),
  );
});

/** New York: a piece is taxed from $110 on, at 8.875 %. */
const fromLimit: ChangeTerms['taxesOf'] = ({ unitPrice, quantity }) => {
  const amount = unitPrice * quantity;
  const taxable = unitPrice >= 11_000 ? amount : 0;
  const reason = taxable < amount ? ('limit' as const) : null;
  return [
    {
      ...{ level: 'state', name: 'New York', rate: 8.875, taxable, exempt: amount - taxable },
      reason,
      tax: 0,
    },
  ];
};
const newYorkLine = (unitPrice: number, tax: number, changes: Partial<ChangeableLine> = {}) => {
  const taxes = fromLimit({ unitPrice, quantity: 1, taxClass: null }).map((part) => ({ ...part, tax }));
  return line({ unitPrice, tax, taxes, taxRatePercent: 8.875, ...changes });
};

test('an untaxed piece that is given away takes nothing off the tax of what was bought', () => {
  const coat = order([newYorkLine(20_000, 1_775)]);
  const quote = quoted(coat, wanted({ 1: 1, 2: 1 }), { ...terms({ 2: 3_000 }), taxesOf: fromLimit });
  const { after, lines } = waivedChange(quote);
  expect(after).toMatchObject({ tax: 1_775, discount: 3_000, total: coat.total });
  expect(lines.map((each) => [each.unitPrice, each.discount, each.tax])).toEqual([
    [20_000, 0, 1_775],
    [3_000, 3_000, 0],
  ]);
  // One more of what was given away stays below the limit.
  const given = { ...line(), ...lines[1], id: 'b', quantity: 1 };
  const next = order([newYorkLine(20_000, 1_775), given]);
  const more = quoted(next, wanted({ 1: 1, 2: 2 }), { ...terms({ 2: 3_000 }), taxesOf: fromLimit });
  expect(more.after.tax).toBe(1_775);
});

test('where nothing is taxed any more, no cent of tax is left', () => {
  const lines = [newYorkLine(11_002, 977), newYorkLine(5_000, 0, { id: 'b', variantId: 2 })];
  const before = order(lines, { shippingTax: 0 });
  const quote = quoted(before, wanted({ 2: 1 }), { ...terms(), taxesOf: fromLimit });
  expect(quote.after.tax).toBe(0);
  expect(quote.lines.map(({ tax }) => tax)).toEqual([0]);
});
