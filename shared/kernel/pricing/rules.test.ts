import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeCarts } from '../orders/cart-merge.ts';
import { emptyFilter, matchesFilter, type FilterableProduct } from '../catalog/catalog-filter.ts';
import { formatDate, isWithinDays, relativeAge } from '../dates.ts';
import {
  canBecome,
  isRefundable,
  isUnpaid,
  orderStatuses,
  statusAfterFailedRefund,
} from '../orders/order-status.ts';
import { compareSizes } from '../catalog/sizes.ts';
import { cartStockNote, clampQuantity, productStockNote, remainingStock } from '../catalog/stock.ts';
import { normalizeState, normalizeZip, usStates, zipFitsState } from '../shop/us-states.ts';

const product: FilterableProduct = {
  gender: 'FEMALE',
  categories: ['Leggings', 'Sets'],
  variants: [
    { size: 'M', color: { id: 'pine' } },
    { size: 'L', color: { id: 'clay' } },
  ],
};

test('size and color must be met by one and the same variant', () => {
  expect(matchesFilter(product, { ...emptyFilter, size: ['M'], color: ['pine'] })).toBe(true);
  expect(matchesFilter(product, { ...emptyFilter, size: ['L'], color: ['pine'] })).toBe(false);
});

test('gender and any of the categories must be chosen; nothing chosen allows all', () => {
  expect(matchesFilter(product, emptyFilter)).toBe(true);
  expect(matchesFilter(product, { ...emptyFilter, gender: ['MALE'] })).toBe(false);
  expect(matchesFilter(product, { ...emptyFilter, category: ['Sets', 'Tops'] })).toBe(true);
  expect(matchesFilter(product, { ...emptyFilter, category: ['Tops'] })).toBe(false);
});

test('a product without variants is hidden', () => {
  expect(matchesFilter({ ...product, variants: [] }, emptyFilter)).toBe(false);
});

test('remaining stock subtracts the cart; notes are shown from 5 units down', () => {
  expect(remainingStock(undefined, 0)).toBe(0);
  expect(remainingStock(4, 1)).toBe(3);
  expect(remainingStock(1, 3)).toBe(0);
  expect(productStockNote(3, 1)?.text).toBe('Only 3 left (1 in cart)');
  expect(productStockNote(5, 0)?.text).toBe('Only 5 left');
  expect(productStockNote(6, 0)).toBeNull();
  expect(productStockNote(0, 2)?.text).toBe('Out of stock');
  expect(cartStockNote(0)?.text).toBe('Out of stock — please remove this item.');
  expect(cartStockNote(1)?.text).toBe('Only 1 left.');
  expect(cartStockNote(6)).toBeNull();
});

test('a quantity is clamped to 1..remaining', () => {
  expect(clampQuantity(7, 3)).toBe(3);
  expect(clampQuantity(-2, 3)).toBe(1);
  expect(clampQuantity(2.9, 3)).toBe(2);
  expect(clampQuantity(Number.NaN, 3)).toBe(1);
  expect(clampQuantity(4, 0)).toBe(1);
});

test('merging adds quantities up to the stock and reports what was reduced', () => {
  const merged = mergeCarts(
    [{ variantId: 1, quantity: 2 }],
    [
      { variantId: 1, quantity: 3 },
      { variantId: 2, quantity: 1 },
    ],
    (variantId) => (variantId === 1 ? 4 : 0),
  );
  expect(merged.lines).toEqual([{ variantId: 1, quantity: 4 }]);
  expect(merged.reduced).toEqual([
    { variantId: 1, wanted: 5, kept: 4 },
    { variantId: 2, wanted: 1, kept: 0 },
  ]);
});

test("a merge never reduces the account's quantities, nor exceeds the larger of them and the stock", () => {
  const lines = fc.uniqueArray(
    fc.record({ variantId: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    { selector: ({ variantId }) => variantId },
  );
  fc.assert(
    fc.property(
      lines,
      lines,
      fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
      (account, visitor, stock) => {
        const { lines: merged } = mergeCarts(account, visitor, (id) => stock[id] ?? 0);
        for (const { variantId, quantity } of merged) {
          const held = account.find((line) => line.variantId === variantId)?.quantity ?? 0;
          expect(quantity).toBeGreaterThanOrEqual(held);
          expect(quantity).toBeLessThanOrEqual(Math.max(held, stock[variantId] ?? 0));
        }
      },
    ),
  );
});

test('ages are in whole units', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(relativeAge('2026-11-21T02:00:00Z', now)).toBe('today');
  expect(relativeAge('2026-11-20T02:00:00Z', now)).toBe('yesterday');
  expect(relativeAge('2026-11-17T12:00:00Z', now)).toBe('4 days ago');
  expect(relativeAge('2026-11-07T12:00:00Z', now)).toBe('2 weeks ago');
  expect(relativeAge('2026-05-19T12:00:00Z', now)).toBe('6 months ago');
  expect(relativeAge('2025-11-20T12:00:00Z', now)).toBe('1 year ago');
  expect(isWithinDays('2026-10-22T12:00:00Z', 31, now)).toBe(true);
  expect(isWithinDays('2026-10-21T12:00:00Z', 31, now)).toBe(false);
  expect(formatDate('2026-11-21T02:00:00Z', 'America/New_York')).toBe('Nov 20, 2026');
});

test('states are found by name and code; ZIP codes must belong to them', () => {
  expect(usStates).toHaveLength(51);
  expect(normalizeState('  new   york ')).toBe('NY');
  expect(normalizeState('tx')).toBe('TX');
  expect(normalizeState('Ontario')).toBeNull();
  expect(normalizeZip(' 02108-1234 ')).toBe('02108-1234');
  expect(normalizeZip('2108')).toBeNull();
  expect(zipFitsState('02108', 'Massachusetts')).toBe(true);
  expect(zipFitsState('94110', 'MA')).toBe(false);
});

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

test('sizes are sorted in garment order', () => {
  expect(['XL', 'S', 'XS', 'M'].sort(compareSizes)).toEqual(['XS', 'S', 'M', 'XL']);
});
