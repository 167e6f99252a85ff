import { expect, test } from '@jest/globals';
import { choiceOf, nextConsent } from './consent.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const given = { analytics: true, marketing: true, version: 1, decidedAt: '2026-01-02T03:04:05.000Z' };

test('nothing is allowed before a choice', () => {
  expect(choiceOf(null, false)).toEqual({ analytics: false, marketing: false });
});

test('a browser with Global Privacy Control is opted out of marketing, whatever was chosen before', () => {
  expect(choiceOf(given, false)).toEqual({ analytics: true, marketing: true });
  expect(choiceOf(given, true)).toEqual({ analytics: true, marketing: false });
});

test('only a change is a new decision', () => {
  expect(nextConsent(null, { analytics: false, marketing: false }, now)).toBeNull();
  expect(nextConsent(given, { analytics: true, marketing: true }, now)).toBe(given);
  expect(nextConsent(given, { analytics: true, marketing: false }, now)).toEqual({
    ...{ analytics: true, marketing: false, version: 1 },
    decidedAt: now.toISOString(),
  });
});
