import { expect, test } from '@jest/globals';
import { endOfSale, isChangedInSale, nextSaleStep, type Sale } from './sale.ts';

const planned: Sale = {
  ...{ price: 8000, firstDay: '2026-11-27', lastDay: '2026-11-30', state: 'PLANNED', before: null },
};
const regular = { price: 9800, compareAtPrice: null };
const reduced = { price: 8000, compareAtPrice: 9800 };
const running: Sale = { ...planned, state: 'RUNNING', before: regular };

test('a sale begins on its first day, runs on its last one, and gives the price back', () => {
  expect(nextSaleStep(planned, regular, '2026-11-26')).toBeNull();
  for (const today of ['2026-11-27', '2026-11-30'])
    expect(nextSaleStep(planned, regular, today)).toEqual({
      state: 'RUNNING',
      asked: reduced,
      before: regular,
    });
  expect(nextSaleStep(running, reduced, '2026-11-30')).toBeNull();
  expect(nextSaleStep(running, reduced, '2026-12-01')).toMatchObject({ state: 'ENDED', asked: regular });
  expect(nextSaleStep({ ...running, state: 'ENDED' }, regular, '2026-12-01')).toBeNull();
});

test('what was shown beside the price comes back, and is not what the sale is compared with', () => {
  const before = { price: 9800, compareAtPrice: 12_000 };
  const step = nextSaleStep(planned, before, '2026-11-27');
  expect(step).toEqual({ state: 'RUNNING', asked: reduced, before });
  expect(endOfSale({ ...running, before }, reduced)).toMatchObject({ state: 'ENDED', asked: before });
});

test('a sale whose days went by is missed, and one above the price waits', () => {
  expect(nextSaleStep(planned, regular, '2026-12-01')).toMatchObject({ state: 'MISSED', asked: regular });
  expect(nextSaleStep(planned, { price: 8000, compareAtPrice: null }, '2026-11-28')).toBeNull();
});

test.each([
  ['price', { price: 7500, compareAtPrice: 9800 }],
  ['compare-at price', { price: 8000, compareAtPrice: null }],
])('a %s that was changed during the sale stays', (_, now) => {
  expect(isChangedInSale(running, now)).toBe(true);
  expect(nextSaleStep(running, now, '2026-12-01')).toMatchObject({ state: 'KEPT', asked: now });
});
