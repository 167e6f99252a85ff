import { expect, test } from '@jest/globals';
import { linesOf, refundSums, withMoney } from './refund-amounts.ts';

const line = { id: 'a', quantity: 3, unitPrice: 1000, discount: 100, tax: 181, refunded: 1, restocked: 0 };
const order = { items: [line], shipping: 990, shippingTax: 62, shippingRefunded: 0 };

test('units of lines that have any', () => {
  expect(linesOf({ a: 3, b: 2, c: 0 })).toEqual([
    { orderItemId: 'a', quantity: 3 },
    { orderItemId: 'b', quantity: 2 },
  ]);
});

test('what was refunded before has no money left', () => {
  expect(withMoney(order, { a: 3 })).toEqual({ a: 2 });
  expect(refundSums(order, { a: 3 }, true)).toEqual({ items: 2054, shipping: 1052, tax: 121, sum: 3106 });
  expect(refundSums(order, {}, false)).toEqual({ items: 0, shipping: 0, tax: 0, sum: 0 });
});
