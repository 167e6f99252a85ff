import { expect, test } from '@jest/globals';
import { readAmount } from './read-amount.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.', 1200],
  [' $1,234.50 ', 123_450],
  ['0.07', 7],
  ['', null],
  ['-5', null],
  ['12.345', null],
  ['1,23', null],
  ['ten', null],
])('%s', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});
