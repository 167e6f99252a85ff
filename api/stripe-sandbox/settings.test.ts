import { describe, expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

test('without settings the sandbox has usable ones', () => {
  expect(readSettings({})).toMatchObject({
    host: 'localhost',
    port: 3101,
    sandbox: {
      secretKey: 'sk_test_ritual_sandbox',
      webhookSecret: 'whsec_ritual_sandbox',
      webhookUrl: undefined,
    },
  });
});

test('a blank number is not set, and not 0', () => {
  expect(readSettings({ PAYMENT_PORT: ' ' }).port).toBe(3101);
});

describe('a wrong setting is named in one sentence', () => {
  test.each([
    [{ NODE_ENV: 'production' }, /never runs in production mode/],
    [{ STORE_MODE: 'production', NODE_ENV: 'development' }, /never runs in production mode/],
    [{ STRIPE_SECRET_KEY: 'sk_live_abc' }, /STRIPE_SECRET_KEY is a live key/],
    [{ STRIPE_SECRET_KEY: 'rk_test_abc' }, /STRIPE_SECRET_KEY is no test key/],
    [
      { STRIPE_WEBHOOK_SECRET: 'secret' },
      /STRIPE_WEBHOOK_SECRET is a text of 6 characters, .* begins with whsec_/,
    ],
    [{ PAYMENT_PORT: 'http' }, /PAYMENT_PORT is 'http', .* a port number/],
    [
      { STRIPE_SANDBOX_WEBHOOK_URL: 'localhost:3000' },
      /STRIPE_SANDBOX_WEBHOOK_URL is 'localhost:3000', .* an address such as/,
    ],
  ])('%j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

test('a demo runs also where NODE_ENV says production for reasons of its own', () => {
  expect(readSettings({ STORE_MODE: 'demo', NODE_ENV: 'production' }).port).toBe(3101);
});

test('a key made by chance may hold dashes', () => {
  const key = 'sk_test_4f-Zq_9';
  expect(readSettings({ STRIPE_SECRET_KEY: key }).sandbox.secretKey).toBe(key);
});
