import { expect, test } from '@jest/globals';
import { decideStock, mostUnits, readStockEntry, stockMark } from './stock-change.ts';

const now = { onHand: 8, reserved: 3 };

test('a difference is added, never below what orders hold', () => {
  expect(decideStock(now, { kind: 'difference', units: 4 })).toEqual({ ok: true, units: 4 });
  expect(decideStock(now, { kind: 'difference', units: -5 })).toEqual({ ok: true, units: -5 });
  expect(decideStock(now, { kind: 'difference', units: -6 })).toEqual({ ok: false, why: 'reserved' });
  expect(decideStock(now, { kind: 'difference', units: mostUnits })).toEqual({ ok: false, why: 'too many' });
});

test('a count is refused when there are not as many any more as it expected', () => {
  expect(decideStock(now, { kind: 'count', expected: 8, counted: 12 })).toEqual({ ok: true, units: 4 });
  expect(decideStock(now, { kind: 'count', expected: 8, counted: 8 })).toEqual({ ok: true, units: 0 });
  expect(decideStock(now, { kind: 'count', expected: 9, counted: 9 })).toEqual({ ok: false, why: 'changed' });
  expect(decideStock(now, { kind: 'count', expected: 8, counted: 2 })).toEqual({
    ok: false,
    why: 'reserved',
  });
});

test.each([
  ['+5', { kind: 'difference', units: 5 }],
  [' - 3 ', { kind: 'difference', units: -3 }],
  ['−3', { kind: 'difference', units: -3 }],
  ['12', { kind: 'count', expected: 8, counted: 12 }],
  ['0', { kind: 'count', expected: 8, counted: 0 }],
  ['8', null],
  ['', null],
  ['+0', null],
  ['1.5', 'unreadable'],
  ['five', 'unreadable'],
  ['99999999', 'unreadable'],
  ['+2000000', 'unreadable'],
])('%j in a cell of 8 is %j', (typed, change) => {
  expect(readStockEntry(typed, 8)).toEqual(change);
});

test('few and none are marked', () => {
  expect([6, 5, 1, 0, -1].map(stockMark)).toEqual([null, 'low', 'low', 'out', 'out']);
});
