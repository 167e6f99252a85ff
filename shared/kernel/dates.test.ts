import { expect, test } from '@jest/globals';
import { formatDate, isWithinDays, relativeAge } from './dates.ts';

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
