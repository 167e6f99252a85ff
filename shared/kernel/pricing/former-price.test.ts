import { expect, test } from '@jest/globals';
import { comparedSince, formerPrice, type PriceSince } from './former-price.ts';

const since = (at: string, price: number, change: Partial<PriceSince> = {}): PriceSince => ({
  ...{ at: `${at}T00:00:00.000Z`, price, compareAtPrice: null, offered: true, ...change },
});
const sale = { before: new Date('2026-11-27T00:00:00Z'), releasedAt: '2026-01-01T00:00:00Z' };

test('a price counts when it was asked for 30 of the 90 days before', () => {
  expect(formerPrice([since('2026-10-28', 9800)], 9800, sale)).toMatchObject({ isEnough: true, days: 30 });
  expect(formerPrice([since('2026-10-29', 9800)], 9800, sale)).toEqual({
    ...{ isEnough: false, days: 29 },
    asked: [{ from: '2026-10-29T00:00:00.000Z', to: '2026-11-27T00:00:00.000Z' }],
  });
});

test('a price that was asked longer ago, while hidden, or before the release does not count', () => {
  const long = [since('2026-09-10', 7000), since('2026-01-05', 9800)];
  expect(formerPrice(long, 9800, sale)).toMatchObject({ isEnough: false, days: 12 });
  const hidden = [since('2026-11-20', 9800), since('2026-01-05', 9800, { offered: false })];
  expect(formerPrice(hidden, 9800, sale)).toMatchObject({ isEnough: false, days: 7 });
  const late = { ...sale, releasedAt: '2026-11-25T00:00:00Z' };
  expect(formerPrice([since('2026-01-05', 9800)], 9800, late)).toMatchObject({ isEnough: false, days: 2 });
});

test('times of the same price that follow each other are one, and lower ones part them', () => {
  const prices = [
    since('2026-11-20', 9800),
    since('2026-11-10', 8000),
    since('2026-11-01', 9900),
    since('2026-10-25', 9800),
  ];
  expect(formerPrice(prices, 9800, sale)).toMatchObject({
    ...{ isEnough: false, days: 23 },
    asked: [{ from: '2026-10-25T00:00:00.000Z', to: '2026-11-10T00:00:00.000Z' }, {}],
  });
});

test('a comparison is as old as the price that is shown', () => {
  const beside = (at: string, compareAtPrice: number | null) => since(at, 8000, { compareAtPrice });
  expect(comparedSince([beside('2026-11-01', null)])).toBeNull();
  const all = [beside('2026-11-09', 9800), beside('2026-11-05', 9800), beside('2026-11-01', null)];
  expect(comparedSince(all)).toBe('2026-11-05T00:00:00.000Z');
  expect(comparedSince(all.slice(0, 2))).toBe('2026-11-05T00:00:00.000Z');
});
