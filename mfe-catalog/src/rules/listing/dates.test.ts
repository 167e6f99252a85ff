import { expect, test } from '@jest/globals';
import { releaseDay } from './dates.ts';

test('the day of a release is the same in every time zone', () => {
  expect(releaseDay('2026-11-19T23:30:00.000Z')).toBe('Nov 19');
});
