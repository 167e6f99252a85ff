import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { dollarsFromCents } from '../../kernel/index.ts';
import { checkedAnswer, endpoints } from '../endpoints.ts';
import { money, quote } from '../index.ts';

const anyCents = fc.integer({ min: 0, max: 100_000_000 });

test('cents survive the round trip through JSON', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      expect(money.parse(JSON.parse(JSON.stringify(z.encode(money, cents))))).toBe(cents);
    }),
  );
});

test.each([
  [19.9, 1990],
  [0, 0],
  [0.07, 7],
  // 1.1 * 100 and 4.35 * 100 are not whole numbers in floating point.
  [1.1, 110],
  [4.35, 435],
  [1234.5, 123_450],
])('%d dollars are parsed to %d cents, and serialized to the same dollars', (dollars, cents) => {
  expect(money.parse(dollars)).toBe(cents);
  expect(z.encode(money, cents)).toBe(dollars);
});

test.each([0.005, 19.995, -1, -0.01, Number.NaN, '19.9', null])(
  '%p is not accepted as an amount',
  (value) => {
    expect(money.safeParse(value).success).toBe(false);
  },
);

test.each([0.5, 1999.5, -100])('%d cents cannot be serialized', (cents) => {
  expect(z.safeEncode(money, cents).success).toBe(false);
});

test('an answer is parsed to cents and serialized to dollars, without unknown fields', () => {
  const sent = {
    subtotal: dollarsFromCents(27_000),
    shipping: dollarsFromCents(990),
    tax: dollarsFromCents(1001),
    total: dollarsFromCents(28_991),
    taxRatePercent: 3.7,
  };
  expect(quote.parse(sent)).toEqual({
    subtotal: 27_000,
    shipping: 990,
    tax: 1001,
    total: 28_991,
    taxRatePercent: 3.7,
  });
  expect(checkedAnswer(endpoints.quote, { ...sent, secret: 'x' })).toEqual({
    subtotal: 270,
    shipping: 9.9,
    tax: 10.01,
    total: 289.91,
    taxRatePercent: 3.7,
  });
});
