import { expect, test } from '@jest/globals';
import type { AdminOrderItem } from '@ritual/shared/contract';
import { amountOfUnits, linesOf, paidForLine, refundParts, unitsOf } from './refund-amounts.ts';

const line = (changes: Partial<AdminOrderItem> = {}) =>
  ({
    ...{ id: 'a', quantity: 3, unitPrice: 1000, discount: 100, tax: 181, restocked: 0 },
    ...changes,
  }) as AdminOrderItem;

test('a line costs its pieces, less its discount, with its tax', () => {
  expect(paidForLine(line())).toBe(3081);
});

test.each([1, 2, 3, 5, 7])('the pieces of a line of %i add up to what was paid, to the cent', (quantity) => {
  for (const tax of [0, 1, 2, 3, 181]) {
    const all = line({ quantity, tax });
    const one = Array.from({ length: quantity }, (_, restocked) => amountOfUnits({ ...all, restocked }, 1));
    expect(one.reduce((sum, cents) => sum + cents, 0)).toBe(paidForLine(all));
    expect(amountOfUnits(all, quantity)).toBe(paidForLine(all));
    expect(Math.max(...one) - Math.min(...one)).toBeLessThanOrEqual(1);
  }
});

test('no more pieces have an amount than are left', () => {
  expect(amountOfUnits(line({ restocked: 2 }), 3)).toBe(amountOfUnits(line({ restocked: 2 }), 1));
});

test('all pieces and the shipping are the whole order', () => {
  const order = { items: [line(), line({ id: 'b', quantity: 1, tax: 0 })], shipping: 990, shippingTax: 62 };
  expect(refundParts(order, { a: 3, b: 1 }, true)).toEqual({ items: 3981, shipping: 1052, sum: 5033 });
  expect(refundParts(order, {}, false)).toEqual({ items: 0, shipping: 0, sum: 0 });
});

test('units of lines, and back', () => {
  const units = unitsOf([
    { orderItemId: 'a', quantity: 1 },
    { orderItemId: 'b', quantity: 2 },
    { orderItemId: 'a', quantity: 2 },
  ]);
  expect(units).toEqual({ a: 3, b: 2 });
  expect(linesOf({ ...units, c: 0 })).toEqual([
    { orderItemId: 'a', quantity: 3 },
    { orderItemId: 'b', quantity: 2 },
  ]);
});
