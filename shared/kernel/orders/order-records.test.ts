import { expect, test } from '@jest/globals';
import { changedTags, maxOrderTags, mayCorrectAddress, mayCorrectNumber } from './order-records.ts';

test('tags are kept once and in order; what is taken off and put on stays', () => {
  expect(changedTags(['vip', 'gift'], { add: ['call first', 'vip'], remove: ['gift'] })).toEqual([
    'call first',
    'vip',
  ]);
  expect(changedTags(['gift'], { add: ['gift'], remove: ['gift'] })).toEqual(['gift']);
  expect(changedTags(['gift'], { add: [], remove: ['not there'] })).toEqual(['gift']);
});

test('an order has a limited number of tags', () => {
  const many = Array.from({ length: maxOrderTags }, (_, index) => `t${String(index)}`);
  expect(changedTags(many, { add: ['t0'], remove: [] })).toHaveLength(maxOrderTags);
  expect(changedTags(many, { add: ['more'], remove: [] })).toBeNull();
  expect(changedTags(many, { add: ['more'], remove: ['t0'] })).toHaveLength(maxOrderTags);
});

const order = { payment: 'PAID', fulfillment: 'UNSHIPPED', state: 'MA', byHand: false } as const;
test.each([
  ['paid', order, 'yes'],
  ['in review', { ...order, payment: 'REVIEW' }, 'yes'],
  ['with a part that has left', { ...order, fulfillment: 'PARTLY_SHIPPED' }, 'yes'],
  ['to another state', { ...order, state: 'CA' }, 'other state'],
  ['under way', { ...order, fulfillment: 'SHIPPED' }, 'fixed'],
  ['delivered, to another state', { ...order, fulfillment: 'DELIVERED', state: 'CA' }, 'fixed'],
  ['given back', { ...order, payment: 'REFUNDED' }, 'fixed'],
  ['not paid', { ...order, payment: 'PENDING' }, 'fixed'],
  ['by hand, not paid', { ...order, payment: 'PENDING', byHand: true }, 'yes'],
  [
    'by hand, not paid, to another state',
    { ...order, payment: 'PENDING', byHand: true, state: 'CA' },
    'other state',
  ],
  ['by hand, never paid', { ...order, payment: 'EXPIRED', byHand: true }, 'fixed'],
] as const)('the address of an order %s', (_name, of, answer) => {
  expect(mayCorrectAddress(of, { state: 'MA' })).toBe(answer);
});

test.each([
  ['under way', null, false, 'a@example.com', true],
  ['that is assumed to have arrived', new Date(), true, 'a@example.com', true],
  ['that has arrived', new Date(), false, 'a@example.com', false],
  ['of an erased order', null, false, '', false],
])('the number of a parcel %s', (_name, deliveredAt, deliveryAssumed, email, answer) => {
  expect(mayCorrectNumber({ deliveredAt, deliveryAssumed }, { email })).toBe(answer);
});
