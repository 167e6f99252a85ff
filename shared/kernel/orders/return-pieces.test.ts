import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOfUnits, paidForLine, refundableUnits } from './refund-lines.ts';
import {
  exchangeableUnits,
  isReceived,
  movedMoney,
  outcomesOf,
  pieceConditions,
  pieceOutcomes,
  piecesLeft,
  pieceStocks,
  refundOfPieces,
  shownReturn,
  stocksOf,
  surplusPieces,
  unfitOf,
  withHeld,
  type ReceivedPiece,
} from './return-pieces.ts';

const piece = (more: Partial<ReceivedPiece> = {}): ReceivedPiece => ({
  ...{ orderItemId: 'a', quantity: 1, condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND', reason: '' },
  ...more,
});

test('where a piece goes fits its condition, and who gets nothing reads why', () => {
  expect(pieceConditions.map(stocksOf)).toEqual([
    ['BACK', 'WRITTEN_OFF'],
    ['WRITTEN_OFF', 'BACK'],
    ['WRITTEN_OFF'],
    ['NOT_ARRIVED'],
  ]);
  for (const condition of pieceConditions)
    for (const stock of pieceStocks)
      for (const outcome of pieceOutcomes) {
        const unfit = unfitOf(piece({ condition, stock, outcome, reason: 'Worn.' }));
        const fits = stocksOf(condition).includes(stock) && outcomesOf(condition).includes(outcome);
        expect(unfit === null).toBe(fits);
      }
  expect(unfitOf(piece({ condition: 'DAMAGED' }))).toEqual({
    field: 'stock',
    message: 'A piece that is damaged is written off.',
  });
  expect(unfitOf(piece({ outcome: 'NOTHING', reason: ' ' }))?.field).toBe('reason');
  const missing = { condition: 'MISSING', stock: 'NOT_ARRIVED' } as const;
  expect(unfitOf(piece({ ...missing, outcome: 'EXCHANGE' }))?.field).toBe('outcome');
});

test('pieces come in several goes, and no more of them than are sent back', () => {
  const lines = [
    { orderItemId: 'a', quantity: 1 },
    { orderItemId: 'a', quantity: 2 },
    { orderItemId: 'b', quantity: 1 },
  ];
  const pieces = [piece({ quantity: 2 })];
  const left = piecesLeft({ lines, pieces });
  expect(left).toEqual({ a: 1, b: 1 });
  expect(isReceived({ lines, pieces })).toBe(false);
  expect(isReceived({ lines, pieces: [...pieces, piece(), piece({ orderItemId: 'b' })] })).toBe(true);
  const many = [piece(), piece(), piece({ orderItemId: 'b' }), piece({ orderItemId: 'c' })];
  expect(surplusPieces(left, many)).toEqual([
    { index: 1, left: 1 },
    { index: 3, left: 0 },
  ]);
});

test('an exchange whose new piece is gone becomes a refund', () => {
  const exchange = piece({ outcome: 'EXCHANGE' });
  const given = [exchange, exchange, piece({ orderItemId: 'b', outcome: 'NOTHING', reason: 'Worn.' })];
  expect(withHeld(given, { a: 1 }).map(({ outcome }) => outcome)).toEqual(['EXCHANGE', 'REFUND', 'NOTHING']);
});

test('what has no money left is not exchanged, and an exchange takes its money along', () => {
  const item = { id: 'a', quantity: 2, unitPrice: 8_000, discount: 0, tax: 0, restocked: 0 };
  const order = { items: [{ ...item, refunded: 1 }], ...shipping };
  expect(exchangeableUnits(order, { a: 2 })).toEqual({ a: 1 });
  const pieces = [piece({ outcome: 'EXCHANGE' }), piece()];
  expect(refundOfPieces(order, pieces, { left: 9_000, shipping: false }).cents).toBe(0);
});

test('a return says what became of its pieces', () => {
  const said = (
    status: Parameters<typeof shownReturn>[0]['status'],
    ...outcomes: ReceivedPiece['outcome'][]
  ) => shownReturn({ status, pieces: outcomes.map((outcome) => ({ outcome })) });
  expect(said('APPROVED')).toBe('Approved');
  expect(said('APPROVED', 'REFUND')).toBe('Partly received');
  expect(said('REFUNDED', 'REFUND')).toBe('Refunded');
  expect(said('REFUNDED', 'REFUND', 'EXCHANGE')).toBe('Completed');
  // Of before pieces.
  expect([said('REFUNDED'), said('RECEIVED')]).toEqual(['Refunded', 'Received']);
});

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 6 }),
    unitPrice: fc.integer({ min: 0, max: 20_000 }),
    discountShare: fc.integer({ min: 0, max: 100 }),
    tax: fc.integer({ min: 0, max: 5_000 }),
    refunded: fc.nat({ max: 6 }),
  })
  .map(({ quantity, unitPrice, discountShare, tax, refunded }) => ({
    ...{ id: 'a', quantity, unitPrice, tax, restocked: 0, exchanged: 0 },
    discount: Math.floor((quantity * unitPrice * discountShare) / 100),
    refunded: Math.min(refunded, quantity),
  }));
const shipping = { shipping: 500, shippingTax: 0, shippingRefunded: 0 };

test('what goes back for pieces is what was paid for them, and never more than is left', () => {
  const refunded = fc.property(line, fc.nat({ max: 8 }), fc.nat({ max: 60_000 }), (item, quantity, left) => {
    const order = { items: [item], ...shipping };
    const { cents, choice } = refundOfPieces(order, [piece({ quantity })], { left, shipping: false });
    const units = Math.min(quantity, refundableUnits(item));
    expect(choice.units['a'] ?? 0).toBe(units);
    expect(cents).toBe(Math.min(left, amountOfUnits(item, units)));
    const nothing = [piece({ outcome: 'NOTHING', reason: 'Worn.' })];
    expect(refundOfPieces(order, nothing, { left, shipping: true }).cents).toBe(Math.min(left, 500));
  });
  fc.assert(refunded);
});

test('the money of what is exchanged moves to the new line, to the cent', () => {
  const moved = fc.property(line, fc.integer({ min: 1, max: 6 }), (item, wanted) => {
    const units = Math.min(wanted, item.quantity);
    const { discount, tax } = movedMoney(item, units);
    expect(Math.min(discount, tax)).toBeGreaterThanOrEqual(0);
    const fresh = { quantity: units, unitPrice: item.unitPrice, discount, tax, refunded: 0, restocked: 0 };
    const before = amountOfUnits(item, refundableUnits(item));
    const root = { ...item, exchanged: units };
    const after = amountOfUnits(root, refundableUnits(root));
    expect(after + paidForLine(fresh)).toBe(before);
  });
  fc.assert(moved);
});
