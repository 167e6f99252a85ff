import { expect, test } from '@jest/globals';
import { SettingsError } from './parse-fields.ts';
import { parseSettings } from './settings.ts';

const store = {
  ...{ STORE_MODE: 'production', PUBLIC_URL: 'https://store.example.com', TRUST_PROXY: '1' },
  ...{ TOKEN_SECRET: 'x'.repeat(32), STRIPE_WEBHOOK_SECRET: 'whsec_live' },
};
const both = {
  ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_TEST_SECRET_KEY: 'sk_test_1' },
  STRIPE_TEST_WEBHOOK_SECRET: 'whsec_test',
};

test('a test pair beside live keys is read', () => {
  expect(parseSettings({ ...store, ...both }).stripe).toMatchObject({
    secretKey: 'sk_live_1',
    test: { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' },
  });
  expect(parseSettings({ ...store, STRIPE_SECRET_KEY: 'sk_test_1' }).stripe?.test).toBeNull();
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_TEST_SECRET_KEY: 'rk_live_1' }, /swap them/],
  [
    { STRIPE_TEST_SECRET_KEY: 'sk_live_2' },
    /^STRIPE_TEST_SECRET_KEY is a live key, with which tests are forb/,
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_2' }, /beside a STRIPE_SECRET_KEY that is no live key/],
  [{ STRIPE_TEST_WEBHOOK_SECRET: '' }, /^STRIPE_TEST_WEBHOOK_SECRET is missing, and STRIPE_TEST_SECRET_KEY/],
  [{ STRIPE_TEST_SECRET_KEY: '' }, /^STRIPE_TEST_SECRET_KEY is missing, and STRIPE_TEST_WEBHOOK_SECRET/],
  [{ STRIPE_TEST_WEBHOOK_SECRET: 'whsec_1, whsec_live' }, /share a secret/],
  [{ STRIPE_TEST_SECRET_KEY: 'pk_test_1' }, /which cannot be used: write a key that begins with sk_test_/],
])('%j is refused in words that say what to do', (changes, sentence) => {
  expect(() => parseSettings({ ...store, ...both, ...changes })).toThrow(SettingsError);
  expect(() => parseSettings({ ...store, ...both, ...changes })).toThrow(sentence);
});
