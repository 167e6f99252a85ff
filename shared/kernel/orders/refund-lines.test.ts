import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareCents } from '../pricing/share-cents.ts';
import {
  amountOfUnits,
  areRefundable,
  paidForLine,
  refundableShipping,
  refundableUnits,
  refundLines,
  refundParts,
  splitRefund,
  type RefundedOrder,
  type RefundLine,
} from './refund-lines.ts';

const line = (changes: Partial<RefundedOrder['items'][number]> = {}) => ({
  ...{ id: 'a', quantity: 3, unitPrice: 1000, discount: 100, tax: 181, refunded: 0, restocked: 0 },
  ...changes,
});
const order = (changes: Partial<RefundedOrder> = {}): RefundedOrder => ({
  items: [line(), line({ id: 'b', quantity: 1, tax: 0 })],
  ...{ shipping: 990, shippingTax: 62, shippingRefunded: 0 },
  ...changes,
});
const sum = (parts: readonly { readonly cents: number }[]) =>
  parts.reduce((all, { cents }) => all + cents, 0);

test('a line costs its units, less its discount, with its tax', () => {
  expect(paidForLine(line())).toBe(3081);
});

test.each([1, 2, 3, 5, 7])('the units of a line of %i add up to what was paid, to the cent', (quantity) => {
  for (const tax of [0, 1, 2, 3, 181]) {
    const all = line({ quantity, tax });
    const one = Array.from({ length: quantity }, (_, refunded) => amountOfUnits({ ...all, refunded }, 1));
    expect(one.reduce((cents, each) => cents + each, 0)).toBe(paidForLine(all));
    expect(amountOfUnits(all, quantity)).toBe(paidForLine(all));
    expect(Math.max(...one) - Math.min(...one)).toBeLessThanOrEqual(1);
  }
});

test('no more units have an amount than are left, whether their money went or they were put back', () => {
  for (const gone of [{ refunded: 2 }, { restocked: 2 }, { refunded: 1, restocked: 2 }]) {
    expect(refundableUnits(line(gone))).toBe(1);
    expect(amountOfUnits(line(gone), 3)).toBe(amountOfUnits(line(gone), 1));
    expect(areRefundable(order({ items: [line(gone)] }), { a: 1 })).toBe(true);
    expect(areRefundable(order({ items: [line(gone)] }), { a: 2 })).toBe(false);
  }
  expect(areRefundable(order(), { c: 1 })).toBe(false);
});

test('all units and the shipping are the whole order', () => {
  const parts = refundParts(order(), { units: { a: 3, b: 1 }, shipping: true });
  expect(parts.map(({ kind, units, cents }) => [kind, units, cents])).toEqual([
    ['item', 3, 3081],
    ['item', 1, 900],
    ['shipping', 0, 1052],
  ]);
  expect(refundParts(order({ shippingRefunded: 1052 }), { units: {}, shipping: true })).toEqual([]);
});

test('less than was paid is shared among what is chosen; more is a line of its own', () => {
  const choice = { units: { a: 3, b: 1 }, shipping: false };
  expect(refundLines(order(), choice, 1000).map(({ cents }) => cents)).toEqual([774, 226]);
  expect(refundLines(order(), choice, 4000).map(({ kind, cents }) => [kind, cents])).toEqual([
    ['item', 3081],
    ['item', 900],
    ['other', 19],
  ]);
  expect(refundLines(order(), { units: {}, shipping: false }, 500)).toEqual([
    { kind: 'other', orderItemId: null, units: 0, cents: 500 },
  ]);
});

test('a refund takes the last payment first, and goes on in the one before', () => {
  const lines = refundLines(order(), { units: { a: 3, b: 1 }, shipping: false }, 3981);
  const split = splitRefund(lines, [
    { id: 'first', left: 5000 },
    { id: 'none', left: 0 },
    { id: 'last', left: 500 },
  ]);
  expect(
    split.map(({ paymentId, cents, lines: of }) => [paymentId, cents, of.map((each) => each.units)]),
  ).toEqual([
    ['last', 500, [3]],
    ['first', 3481, [0, 1]],
  ]);
});

const cents = fc.integer({ min: 0, max: 50_000 });
const paidLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 6 }),
    unitPrice: fc.integer({ min: 1, max: 20_000 }),
    tax: fc.integer({ min: 0, max: 2_000 }),
  })
  .map((each) => ({ ...each, refunded: 0, restocked: 0 }));
/** An order with a discount, paid in up to three payments. */
const paidOrder = fc
  .record({
    lines: fc.array(paidLine, { minLength: 1, maxLength: 4 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: cents,
    shippingTax: fc.integer({ min: 0, max: 900 }),
    weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ lines, off, shipping, shippingTax, weights }) => {
    const prices = lines.map(({ quantity, unitPrice }) => quantity * unitPrice);
    const discounts = shareCents(Math.floor(off * prices.reduce((all, each) => all + each, 0)), prices);
    const items = lines.map((each, at) => ({ ...each, id: String(at), discount: discounts[at] ?? 0 }));
    const total = items.reduce((all, item) => all + paidForLine(item), shipping + shippingTax);
    return { items, shipping, shippingTax, total, payments: shareCents(total, weights) };
  });
/** Parts of what is left: of the units, of the shipping, and of the amount for them. */
const step = fc.record({
  units: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  shipping: fc.boolean(),
  amount: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 1, noNaN: true })),
});

test('refunds in any order never give back more than was received, and all of it in the end', () => {
  fc.assert(
    fc.property(paidOrder, fc.array(step, { maxLength: 8 }), ({ total, payments, ...bought }, steps) => {
      let now: RefundedOrder = { ...bought, shippingRefunded: 0 };
      let left = payments.map((received, at) => ({ id: String(at), left: received }));
      const made: RefundLine[] = [];
      const refund = (units: Record<string, number>, shipping: boolean, wanted: number | null) => {
        const most = left.reduce((all, each) => all + each.left, 0);
        const exact = sum(refundParts(now, { units, shipping }));
        const amount = Math.min(wanted ?? exact, most);
        if (amount < 1) return;
        expect(areRefundable(now, units)).toBe(true);
        const lines = refundLines(now, { units, shipping }, amount);
        expect(sum(lines)).toBe(amount);
        const split = splitRefund(lines, left);
        expect(sum(split)).toBe(amount);
        for (const part of split) expect(sum(part.lines)).toBe(part.cents);
        const parts = split.flatMap((part) => part.lines);
        const unitsOf = (id: string) =>
          parts.reduce((all, part) => all + (part.orderItemId === id ? part.units : 0), 0);
        for (const [id, count] of Object.entries(units)) expect(unitsOf(id)).toBe(count);
        left = left.map((each) => ({
          ...each,
          left: each.left - sum(split.filter(({ paymentId }) => paymentId === each.id)),
        }));
        for (const each of left) expect(each.left).toBeGreaterThanOrEqual(0);
        made.push(...parts);
        now = {
          ...now,
          items: now.items.map((item) => ({ ...item, refunded: item.refunded + unitsOf(item.id) })),
          shippingRefunded: sum(made.filter(({ kind }) => kind === 'shipping')),
        };
        expect(refundableShipping(now)).toBeGreaterThanOrEqual(0);
      };
      for (const each of steps) {
        const units = Object.fromEntries(
          now.items.map((item, at) => [item.id, Math.round((each.units[at] ?? 0) * refundableUnits(item))]),
        );
        refund(units, each.shipping, each.amount === null ? null : Math.ceil(each.amount * total));
      }
      const rest = left.reduce((all, each) => all + each.left, 0);
      refund(Object.fromEntries(now.items.map((item) => [item.id, refundableUnits(item)])), true, rest);
      expect(sum(made)).toBe(total);
    }),
  );
});
