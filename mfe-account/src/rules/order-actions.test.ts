import { expect, test } from '@jest/globals';
import type { AdminOrder } from '@ritual/shared/contract';
import type { ReturnStatus } from '@ritual/shared/kernel';
import { openPieces, orderActions, returnDecisions, undecidedDispute } from './order-actions.ts';

type Worked = Parameters<typeof orderActions>[0];

const item = (counts: Partial<AdminOrder['items'][number]>) =>
  ({
    ...{ quantity: 2, shipped: 0, canceled: 0, refunded: 0, restocked: 0, exchanged: 0 },
    ...counts,
  }) as AdminOrder['items'][number];
const dispute = (state: 'inquiry' | 'open' | 'won') => ({ state }) as AdminOrder['disputes'][number];
const paid: Worked = {
  ...{ status: 'PAID', payment: 'PAID', fulfillment: 'UNSHIPPED' },
  ...{ refundable: 5000, items: [item({})], disputes: [], warnings: [] },
  ...{ hold: null, paidAt: '2026-11-20T12:00:00.000Z', payBy: null, shipBy: '2026-11-24', delays: [] },
};
const all = () => true;
const chosen = (order: Worked, may: Parameters<typeof orderActions>[1] = all) =>
  Object.entries(orderActions(order, may)).flatMap(([name, can]) =>
    can && !['decideReturns', 'deliver', 'hold', 'delay', 'correctAddress', 'slip', 'change'].includes(name)
      ? [name]
      : [],
  );

test.each<[string, Partial<Worked>, readonly string[]]>([
  ['paid', {}, ['ship', 'refund', 'cancel']],
  ['unpaid', { status: 'PENDING', payment: 'PENDING', refundable: 0 }, ['cancel']],
  ['in review', { status: 'REVIEW', payment: 'REVIEW' }, ['review']],
  ['partly shipped', { fulfillment: 'PARTLY_SHIPPED', items: [item({ shipped: 1 })] }, ['ship', 'refund']],
  ['shipped', { status: 'SHIPPED', fulfillment: 'SHIPPED', items: [item({ shipped: 2 })] }, ['refund']],
  [
    'given back',
    { status: 'REFUNDED', payment: 'REFUNDED', refundable: 0, items: [item({ canceled: 2 })] },
    [],
  ],
  ['given back with open pieces', { status: 'REFUNDED', payment: 'REFUNDED', refundable: 0 }, ['cancel']],
  ['given back and never sold', { status: 'REFUNDED', payment: 'REFUNDED', refundable: 0, paidAt: null }, []],
  ['with an inquiry', { disputes: [dispute('inquiry')] }, ['refund', 'cancel']],
  ['disputed', { disputes: [dispute('open')] }, []],
  ['with a dispute that was won', { disputes: [dispute('won')] }, ['ship', 'refund', 'cancel']],
  ['warned of', { warnings: [{ decision: null }] as AdminOrder['warnings'] }, ['refund', 'cancel']],
  ['paid, all on its way back', { refundable: 0 }, ['ship', 'cancel']],
  ['with every piece canceled', { items: [item({ canceled: 2 })] }, ['refund', 'cancel']],
])('an order that is %s', (_state, changes, actions) => {
  expect(chosen({ ...paid, ...changes })).toEqual(actions);
});

const later = (answerBy: string | null, answer: 'kept' | null = null) =>
  ({ newDate: '2026-12-01', answerBy, answer }) as AdminOrder['delays'][number];

test.each<[string, Partial<Worked>, Pick<ReturnType<typeof orderActions>, 'ship' | 'hold' | 'delay'>]>([
  ['to ship', {}, { ship: true, hold: true, delay: true }],
  ['on hold', { hold: 'address' }, { ship: false, hold: true, delay: true }],
  ['shipped', { items: [item({ shipped: 2 })], shipBy: null }, { ship: false, hold: false, delay: false }],
  [
    'late, and its customer is asked',
    { delays: [later('2026-11-30')] },
    { ship: true, hold: true, delay: false },
  ],
  [
    'late, and its customer agreed',
    { delays: [later('2026-11-30', 'kept')] },
    { ship: true, hold: true, delay: true },
  ],
  ['late, and silence is consent', { delays: [later(null)] }, { ship: true, hold: true, delay: true }],
])('an order that is %s', (_state, changes, can) => {
  expect(orderActions({ ...paid, ...changes }, all)).toMatchObject(can);
});

test('rights decide who sees an action', () => {
  expect(chosen(paid, (right) => right === 'orders.ship')).toEqual(['ship']);
  expect(chosen(paid, (right) => right === 'orders.refund')).toEqual(['refund', 'cancel']);
  expect(orderActions(paid, (right) => right === 'orders.write')).toMatchObject({ ship: false, hold: true });
  expect(orderActions(paid, () => false).decideReturns).toBe(false);
});

test.each<[Partial<Worked>, boolean]>([
  [{}, true],
  [{ payment: 'PARTIALLY_REFUNDED', items: [item({ refunded: 1 })] }, true],
  [{ payment: 'PARTIALLY_REFUNDED', items: [item({ refunded: 2 })] }, false],
  [{ items: [item({ shipped: 2 })] }, false],
  [{ items: [item({ replaces: 'another line' })] }, false],
  [{ payment: 'REVIEW' }, false],
  [{ disputes: [dispute('open')] }, false],
])('an order with %j can be changed: %s', (changed, change) => {
  expect(orderActions({ ...paid, ...changed }, (right) => right === 'orders.change').change).toBe(change);
  expect(orderActions({ ...paid, ...changed }, (right) => right !== 'orders.change').change).toBe(false);
});

test.each<[Partial<Worked>, boolean]>([
  [{}, true],
  [{ fulfillment: 'SHIPPED', items: [item({ shipped: 2 })] }, true],
  [{ items: [item({ canceled: 2 })] }, false],
  [{ payment: 'REVIEW' }, false],
  [{ disputes: [dispute('inquiry')] }, false],
])('an order with %j has a packing slip: %s', (changes, slip) => {
  expect(orderActions({ ...paid, ...changes }, () => false).slip).toBe(slip);
});

test('open pieces are those that are in no parcel and not canceled', () => {
  expect(openPieces({ items: [item({ quantity: 5, shipped: 2, canceled: 1 }), item({})] })).toBe(4);
  expect(undecidedDispute({ disputes: [dispute('inquiry'), dispute('open')] })).toBe('open');
});

test('a return is approved or rejected as a whole until a piece of it was received', () => {
  const decisions = (status: ReturnStatus) => returnDecisions({ status, pieces: [] });
  expect(decisions('REQUESTED')).toEqual(['APPROVED', 'REJECTED']);
  expect(decisions('APPROVED')).toEqual(['REJECTED']);
  expect(decisions('RECEIVED')).toEqual(['REJECTED']);
  expect(decisions('REFUNDED')).toEqual([]);
  const piece = { orderItemId: 'a', quantity: 1, condition: 'AS_NEW', stock: 'BACK' } as const;
  const pieces = [{ ...piece, outcome: 'REFUND' as const, reason: '', receivedAt: '2026-11-26T10:00:00Z' }];
  expect(returnDecisions({ status: 'APPROVED', pieces })).toEqual([]);
});
