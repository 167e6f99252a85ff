import { expect, test } from '@jest/globals';
import { canBecome, isRefundable, isUnpaid, orderStatuses, statusAfterFailedRefund } from './order-status.ts';

test('only the allowed transitions of an order are possible', () => {
  expect(canBecome('PENDING', 'PAID')).toBe(true);
  expect(canBecome('PAID', 'PENDING')).toBe(false);
  expect(canBecome('EXPIRED', 'PAID')).toBe(true);
  expect(orderStatuses.filter((status) => canBecome('REFUNDED', status))).toEqual([]);
});

test('an order is unpaid, refundable, or neither when it was refunded or waits for a person', () => {
  expect(orderStatuses.filter(isUnpaid)).toEqual(['PENDING', 'CANCELED', 'EXPIRED']);
  expect(orderStatuses.filter(isRefundable)).toEqual(['PAID', 'SHIPPED', 'DELIVERED', 'PARTIALLY_REFUNDED']);
  expect(orderStatuses.filter(isUnpaid).every((status) => canBecome(status, 'PAID'))).toBe(true);
  expect(orderStatuses.filter(isRefundable).every((status) => canBecome(status, 'REFUNDED'))).toBe(true);
});

test.each([
  ['PARTIALLY_REFUNDED', {}, 0, 'PAID'],
  ['PARTIALLY_REFUNDED', {}, 500, 'PARTIALLY_REFUNDED'],
  ['PARTIALLY_REFUNDED', { shipped: true }, 0, 'SHIPPED'],
  ['PARTIALLY_REFUNDED', { shipped: true, delivered: true }, 0, 'DELIVERED'],
  ['REFUNDED', {}, 0, 'REVIEW'],
  ['REFUNDED', {}, 500, 'REVIEW'],
  ['REFUNDED', { shipped: true }, 500, 'PARTIALLY_REFUNDED'],
  ['REFUNDED', { shipped: true }, 0, 'SHIPPED'],
  ['REVIEW', {}, 0, 'REVIEW'],
  ['PAID', {}, 0, 'PAID'],
] as const)(
  'after a refund that failed later, %s %o with %d cents refunded becomes %s',
  (status, more, cents, after) => {
    const order = { status, shipped: false, delivered: false, ...more };
    expect(statusAfterFailedRefund(order, cents)).toBe(after);
  },
);
