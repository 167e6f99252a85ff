import { expect, test } from '@jest/globals';
import { timeLeft } from './time-left.ts';

const at = '2026-11-24T22:00:00Z';
const before = (minutes: number) => Date.parse(at) - minutes * 60_000;

test.each([
  [162, '2 h 42 min'],
  [60, '1 h 0 min'],
  [7.5, '8 min'],
])('%d minutes before it, %s are left', (minutes, words) => {
  expect(timeLeft(at, before(minutes))?.words).toBe(words);
});

test('what has passed has no time left', () => {
  expect(timeLeft(at, before(0))).toBeNull();
  expect(timeLeft(at, before(-5))).toBeNull();
});
