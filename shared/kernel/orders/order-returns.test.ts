import { describe, expect, test } from '@jest/globals';
import { invoiceOf } from '../pricing/invoice.ts';
import {
  isCancelable,
  refusedLines,
  returnableLines,
  returnableUntil,
  returnCanBecome,
  returnStatuses,
  tooManyUnits,
  type ReturnableOrder,
} from './order-returns.ts';
import { orderStatuses } from './order-status.ts';
import { trackingUrl } from './tracking.ts';

const deliveredAt = '2026-11-01T12:00:00.000Z';
const items = [
  { id: 'a', quantity: 3 },
  { id: 'b', quantity: 1 },
];
const order: ReturnableOrder = { status: 'DELIVERED', deliveredAt, items, returns: [] };
const soon = new Date('2026-11-02T00:00:00Z');
const all = [
  { orderItemId: 'a', quantity: 3 },
  { orderItemId: 'b', quantity: 1 },
];

describe('what can be returned', () => {
  test('everything that was delivered, for thirty days to the moment', () => {
    expect(returnableUntil(deliveredAt, {})).toBe('2026-12-01T12:00:00.000Z');
    expect(returnableUntil(deliveredAt, { returnDays: 60 })).toBe('2026-12-31T12:00:00.000Z');
    expect(returnableLines(order, soon)).toEqual(all);
    const never = order.items.map((item) => ({ ...item, canceled: item.quantity }));
    expect(returnableLines({ ...order, items: never }, soon)).toEqual([]);
    expect(returnableLines(order, new Date('2026-12-01T12:00:00.000Z'))).toEqual(all);
    expect(returnableLines(order, new Date('2026-12-01T12:00:00.001Z'))).toEqual([]);
  });

  test('nothing that has not arrived, and nothing that was refunded in full', () => {
    expect(returnableLines({ ...order, status: 'SHIPPED', deliveredAt: null }, soon)).toEqual([]);
    expect(returnableLines({ ...order, status: 'REFUNDED' }, soon)).toEqual([]);
    expect(returnableLines({ ...order, status: 'PARTIALLY_REFUNDED' }, soon)).toEqual(all);
  });

  test('not what another return claims, unless that one was rejected', () => {
    const lines = [
      { orderItemId: 'a', quantity: 2 },
      { orderItemId: 'b', quantity: 1 },
    ];
    for (const status of returnStatuses) {
      const left = returnableLines({ ...order, returns: [{ status, lines }] }, soon);
      expect(left).toEqual(status === 'REJECTED' ? all : [{ orderItemId: 'a', quantity: 1 }]);
    }
  });

  test('a request is refused line by line, also when one item is in several lines', () => {
    const ask = (...lines: [string, number][]) =>
      refusedLines(
        order,
        lines.map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
        soon,
      );
    expect(ask(['a', 3], ['b', 1])).toEqual([]);
    expect(ask(['a', 1], ['a', 2])).toEqual([]);
    expect(ask(['a', 2], ['a', 2], ['b', 2])).toEqual([
      { index: 1, left: 3 },
      { index: 2, left: 1 },
    ]);
    expect(ask(['z', 1])).toEqual([{ index: 0, left: 0 }]);
  });

  test.each([
    [0, 'This item cannot be returned any more.'],
    [1, 'You can return at most 1 piece of this item.'],
    [2, 'You can return at most 2 pieces of this item.'],
  ])('%i left: %s', (left, words) => {
    expect(tooManyUnits(left)).toBe(words);
  });
});

test('a return goes requested, approved, received, refunded, or is rejected on the way', () => {
  const ways = returnStatuses.flatMap((from) =>
    returnStatuses.filter((to) => returnCanBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(ways).toEqual([
    'REQUESTED APPROVED',
    'REQUESTED REJECTED',
    'APPROVED REJECTED',
    'APPROVED RECEIVED',
    'RECEIVED REJECTED',
    'RECEIVED REFUNDED',
  ]);
});

test('an order can be canceled until something has shipped', () => {
  const cancelable = (shipped: boolean) =>
    orderStatuses.filter((status) => isCancelable({ status, shipped }));
  expect(cancelable(false)).toEqual(['PENDING', 'PAID', 'PARTIALLY_REFUNDED']);
  expect(cancelable(true)).toEqual(['PENDING']);
});

test.each([
  ['UPS', '1Z 999 AA1 01 2345 6784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [
    'usps',
    '9400100000000000000000',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
  ],
  [' FedEx ', '7777 1234', 'https://www.fedex.com/fedextrack/?trknbr=77771234'],
  ['DHL', 'a&b=c', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=a%26b%3Dc'],
  ['Pigeon Post', '1', null],
  ['UPS', ' ', null],
])('a parcel of %s (%s) is tracked at %s', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

test('an order that was paid has an invoice, numbered like the order', () => {
  const paid = { number: 'ROP-7K3M9Q', paidAt: deliveredAt };
  const place = { street: '1 Main Street', city: 'Boston', state: 'MA', zip: '02116' };
  const facts = { name: 'Us', email: 'us@example.com', phone: '(617) 555-0142', ...place };
  expect(invoiceOf(paid, facts)).toEqual({
    number: 'INV-7K3M9Q',
    issuedAt: deliveredAt,
    order: paid,
    seller: {
      name: 'Us',
      email: facts.email,
      phone: facts.phone,
      addressLines: ['1 Main Street', 'Boston, MA 02116'],
    },
  });
  expect(invoiceOf({ ...paid, paidAt: null }, facts)).toBeNull();
  // From before the facts of the shop were entered.
  expect(invoiceOf(paid, null)?.seller).toMatchObject({ addressLines: [], email: '', phone: '' });
});
