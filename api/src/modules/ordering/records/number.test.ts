import { expect, test } from '@jest/globals';
import { newOrderNumber } from './number.ts';

const numbers = Array.from({ length: 2_000 }, () => newOrderNumber({ test: false }));

test('an order number can be said on the phone', () => {
  for (const number of numbers) expect(number).toMatch(/^ROP-[0-9A-HJKMNP-TV-Z]{6}$/);
});

test('a test order says so by its number', () => {
  expect(newOrderNumber({ test: true })).toMatch(/^TEST-[0-9A-HJKMNP-TV-Z]{6}$/);
});

test('order numbers cannot be counted: they do not follow each other, and every sign is used at every place', () => {
  expect(new Set(numbers).size).toBeGreaterThan(1_995);
  expect(numbers).not.toEqual([...numbers].sort());
  for (let place = 4; place < 10; place += 1) {
    expect(new Set(numbers.map((number) => number[place])).size).toBe(32);
  }
});
