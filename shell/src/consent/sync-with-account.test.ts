import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import {
  consentVersion,
  decide,
  everything,
  forgetPage,
  keepConsent,
  nothing,
  readConsent,
} from '@ritual/shared/consent';
import { configureApi } from '@ritual/shared/http';
import { failNext, fakeHost, mockStore } from '@ritual/shared/testing';
import { syncWithAccount } from './sync-with-account.ts';

const older = {
  analytics: true,
  marketing: true,
  version: consentVersion,
  decidedAt: '2026-01-01T00:00:00.000Z',
};
const newer = {
  analytics: true,
  marketing: false,
  version: consentVersion,
  decidedAt: '2026-02-01T00:00:00.000Z',
};
const preferences = {
  marketingEmail: false,
  sizeUnit: 'cm' as const,
  preferredSizes: { MALE: null, FEMALE: null },
};

/** A signed-in shopper whose account holds this consent. */
function signedIn(consent: typeof older | null) {
  const reports: unknown[] = [];
  const host = fakeHost({ user: 'shopper', report: (error) => void reports.push(error) });
  configureApi({ token: host.token });
  const id = host.auth.getState().user?.id ?? '';
  if (consent) mockStore.state.preferences[id] = { ...preferences, consent };
  const ofAccount = () => mockStore.state.preferences[id]?.consent ?? null;
  const follow = () => syncWithAccount({ session: host.auth, report: (error) => void reports.push(error) });
  return { follow, ofAccount, reports };
}

beforeEach(() => {
  localStorage.clear();
  forgetPage();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('a later decision of the account is applied in the browser', async () => {
  keepConsent(older);
  signedIn(newer).follow();
  await waitFor(() => expect(readConsent()).toEqual(newer));
});

test('a later decision of the browser is saved to the account, and so is each one after it', async () => {
  keepConsent(newer);
  const { follow, ofAccount } = signedIn(older);
  follow();
  await waitFor(() => expect(ofAccount()).toEqual(newer));
  const next = decide(nothing, new Date('2026-03-01T00:00:00.000Z'));
  await waitFor(() => expect(ofAccount()).toEqual(next));
});

test('a network failure is not reported; the next decision is saved', async () => {
  const { follow, ofAccount, reports } = signedIn(null);
  failNext('agreeConsent', 'NETWORK');
  keepConsent(older);
  follow();
  const next = decide(nothing, new Date('2026-03-01T00:00:00.000Z'));
  await waitFor(() => expect(ofAccount()).toEqual(next));
  expect(reports).toEqual([]);
});

test('an account deleted in the meantime is not reported, any other refusal is', async () => {
  const { follow, reports } = signedIn(null);
  failNext('agreeConsent', 'UNAUTHENTICATED');
  keepConsent(older);
  follow();
  failNext('agreeConsent', 'INTERNAL');
  decide(nothing, new Date('2026-03-01T00:00:00.000Z'));
  await waitFor(() => expect(reports).toMatchObject([{ code: 'INTERNAL' }]));
});

test('with Global Privacy Control the account is neither read nor written', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { follow, ofAccount } = signedIn(older);
  follow();
  decide(everything);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ofAccount()).toEqual(older);
});
