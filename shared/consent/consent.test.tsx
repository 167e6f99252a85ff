import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import {
  consentVersion,
  allowed,
  choiceOf,
  consentKey,
  decide,
  everything,
  forgetPage,
  newerConsent,
  nextConsent,
  nothing,
  onConsent,
  onCookieChoices,
  onTracked,
  openCookieChoices,
  readConsent,
  track,
  useConsent,
} from './index.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const given = {
  analytics: true,
  marketing: true,
  version: consentVersion,
  decidedAt: '2026-01-02T03:04:05.000Z',
};
const store = (value: unknown) => localStorage.setItem(consentKey, JSON.stringify(value));
const privacyControl = (value: unknown) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test.each<[what: string, stored: unknown]>([
  ['no choice', undefined],
  ['a choice about older words', { ...given, version: 0 }],
  ['a choice about words to come', { ...given, version: 99 }],
  ['a choice without its time', { ...given, decidedAt: undefined }],
  ['what is no choice', { ...given, analytics: 'yes' }],
])('%s allows nothing', (_what, stored) => {
  if (stored !== undefined) store(stored);
  expect([readConsent(), allowed()]).toEqual([null, nothing]);
});

test('an unreadable record allows nothing', () => {
  localStorage.setItem(consentKey, '{"analytics":tr');
  expect([readConsent(), allowed()]).toEqual([null, nothing]);
});

test('Global Privacy Control overrides every choice; only the value true counts', () => {
  store(given);
  expect(allowed()).toEqual(everything);
  for (const [value, choice] of [
    [true, nothing],
    ['1', everything],
    [false, everything],
  ]) {
    privacyControl(value);
    expect(allowed()).toEqual(choice);
  }
});

test('only a changed choice is a new decision, and the newer of two decisions wins', () => {
  expect(nextConsent(null, nothing, now)).toBeNull();
  expect(nextConsent(given, everything, now)).toBe(given);
  const changed = nextConsent(given, { analytics: true, marketing: false }, now);
  expect(changed).toEqual({
    analytics: true,
    marketing: false,
    version: consentVersion,
    decidedAt: now.toISOString(),
  });
  expect(newerConsent(given, changed)).toBe(changed);
  expect(newerConsent(changed, given)).toBe(changed);
  expect(newerConsent(null, given)).toBe(given);
  expect(newerConsent(given, { ...given })).toBe(given);
  expect(choiceOf({ ...given, version: 0 }, false)).toEqual(nothing);
});

test('components re-render after a decision, and other tabs are told apart from this one', () => {
  const heard: boolean[] = [];
  const stop = onConsent((here) => heard.push(here));
  const { result } = renderHook(() => useConsent());
  expect(result.current).toEqual({ consent: null, choice: nothing, privacyControl: false });
  act(() => void decide(everything, now));
  expect(result.current.choice).toEqual(everything);
  store({ ...given, marketing: false });
  act(() => void dispatchEvent(new StorageEvent('storage', { key: consentKey })));
  expect(result.current.choice).toEqual({ analytics: true, marketing: false });
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  stop();
  act(() => void decide(nothing, now));
  expect(heard).toEqual([true, false]);
});

test('where storage is refused, a decision lasts for the life of the page', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  expect(allowed()).toEqual(nothing);
  decide(everything);
  expect(allowed()).toEqual(everything);
  decide(nothing);
  expect(allowed()).toEqual(nothing);
});

test('signals sent before the host listens are delivered once', async () => {
  const shown = jest.fn();
  const taken: unknown[] = [];
  openCookieChoices();
  track({ kind: 'purchase', orderId: 'a' });
  const stop = onCookieChoices(shown);
  const stopTracking = onTracked((event) => taken.push(event));
  await Promise.resolve();
  expect(shown).toHaveBeenCalledTimes(1);
  openCookieChoices();
  expect(shown).toHaveBeenCalledTimes(2);
  track({ kind: 'purchase', orderId: 'b' });
  expect(taken).toEqual([
    { kind: 'purchase', orderId: 'a' },
    { kind: 'purchase', orderId: 'b' },
  ]);
  stop();
  stopTracking();
});
