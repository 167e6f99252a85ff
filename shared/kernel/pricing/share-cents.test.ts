import { expect, test } from '@jest/globals';
import { shareCents } from './share-cents.ts';

test.each([
  [100, [1, 1, 1], [33, 34, 33]],
  [1, [1, 1], [1, 0]],
  [0, [5, 7], [0, 0]],
  [815, [9800, 0, 3200], [614, 0, 201]],
  [99, [0, 0], [0, 0]],
])('%d cents by %j are %j', (amount, weights, shares) => {
  expect(shareCents(amount, weights)).toEqual(shares);
});

test('shares add up to the amount, and none is more than a cent from its part', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const wrong = Array.from({ length: 2_000 }, () => {
    const weights = Array.from({ length: 1 + random(8) }, () => random(50_000) + 1);
    const amount = random(10_000_000);
    return { amount, weights, shares: shareCents(amount, weights) };
  }).filter(({ amount, weights, shares }) => {
    const all = sum(weights);
    const isNear = (share: number, index: number) =>
      share >= 0 && Math.abs(share - (amount * (weights[index] ?? 0)) / all) <= 1;
    return sum(shares) !== amount || !shares.every(isNear);
  });
  expect(wrong).toEqual([]);
});

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
