import { expect, test } from '@jest/globals';
import {
  fulfillmentStates,
  isNamedByNote,
  isRefundable,
  isUnpaid,
  orderStatuses,
  orderStatusOf,
  paymentAfterFailedRefund,
  paymentCanBecome,
  paymentStates,
  type OrderStatus,
} from './order-status.ts';

test('only the allowed transitions of the money are possible', () => {
  expect(paymentCanBecome('PENDING', 'PAID')).toBe(true);
  expect(paymentCanBecome('PAID', 'PENDING')).toBe(false);
  expect(paymentCanBecome('EXPIRED', 'PAID')).toBe(true);
  expect(paymentStates.filter((state) => paymentCanBecome('REFUNDED', state))).toEqual([]);
});

test('what shoppers see follows the parcels of a paid order, and else the money', () => {
  const seen = paymentStates.flatMap((payment) =>
    fulfillmentStates.map((fulfillment) => orderStatusOf(payment, fulfillment)),
  );
  expect(new Set(seen)).toEqual(new Set(orderStatuses));
  expect(fulfillmentStates.map((state) => orderStatusOf('PAID', state))).toEqual([
    ...['PAID', 'PAID', 'SHIPPED', 'DELIVERED'],
  ]);
  expect(orderStatusOf('PARTIALLY_REFUNDED', 'DELIVERED')).toBe('PARTIALLY_REFUNDED');
});

test('an order is unpaid, refundable, or neither when it was refunded or waits for a person', () => {
  expect(orderStatuses.filter(isUnpaid)).toEqual(['PENDING', 'CANCELED', 'EXPIRED']);
  expect(orderStatuses.filter(isRefundable)).toEqual(['PAID', 'SHIPPED', 'DELIVERED', 'PARTIALLY_REFUNDED']);
  const unpaid = paymentStates.filter(isUnpaid);
  expect(unpaid.every((state) => paymentCanBecome(state, 'PAID'))).toBe(true);
  const refundable = paymentStates.filter(isRefundable);
  expect(refundable.every((state) => paymentCanBecome(state, 'REFUNDED'))).toBe(true);
});

test.each([
  ['PARTIALLY_REFUNDED', false, 0, 'PAID'],
  ['PARTIALLY_REFUNDED', false, 500, 'PARTIALLY_REFUNDED'],
  ['PARTIALLY_REFUNDED', true, 0, 'PAID'],
  ['REFUNDED', false, 0, 'REVIEW'],
  ['REFUNDED', false, 500, 'REVIEW'],
  ['REFUNDED', true, 500, 'PARTIALLY_REFUNDED'],
  ['REFUNDED', true, 0, 'PAID'],
  ['REVIEW', false, 0, 'REVIEW'],
  ['PAID', false, 0, 'PAID'],
] as const)(
  'after a refund that failed later, %s (shipped: %s) with %d cents refunded becomes %s',
  (payment, shipped, cents, after) => {
    expect(paymentAfterFailedRefund({ payment, shipped }, cents)).toBe(after);
  },
);

test('a step is named by its note where its order was in that state before', () => {
  const step = (status: OrderStatus, note: string | null = null) => ({ status, note });
  const steps = [
    step('PENDING'),
    step('PAID'),
    step('SHIPPED', 'UPS'),
    step('DELIVERED'),
    step('DELIVERED', 'Return requested.'),
    step('PARTIALLY_REFUNDED', '$10.00 refunded.'),
    step('DELIVERED', 'The bank sent $10.00 back.'),
    step('PAID', 'Changed.'),
    step('SHIPPED', 'UPS'),
    step('DELIVERED'),
  ];
  const named = steps.map((each, index) => isNamedByNote(each, steps.slice(0, index)));
  expect(named.flatMap((is, index) => (is ? [index] : []))).toEqual([4, 6, 7]);
});
