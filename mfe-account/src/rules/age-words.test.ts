import { expect, test } from '@jest/globals';
import { ageWords, isOlderThan } from './age-words.ts';

const now = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T11:59:30Z', 'now'],
  ['2026-11-25T12:05:00Z', 'now'],
  ['2026-11-25T11:35:00Z', '25 min'],
  ['2026-11-24T17:00:00Z', '19 h'],
  ['2026-11-23T12:01:00Z', '47 h'],
  ['2026-11-23T12:00:00Z', '2 days'],
  ['2026-11-13T11:00:00Z', '12 days'],
])('since %s it has waited %s', (at, words) => {
  expect(ageWords(at, now)).toBe(words);
});

test('older than a day is more than 24 hours', () => {
  expect(isOlderThan('2026-11-24T12:00:00Z', 24, now)).toBe(false);
  expect(isOlderThan('2026-11-24T11:59:59Z', 24, now)).toBe(true);
});
