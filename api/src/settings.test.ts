import { expect, test } from '@jest/globals';
import { parseSettings } from './settings.ts';

const needed = {
  DATABASE_URL: 'postgresql://a:b@localhost:5432/ritual',
  TOKEN_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
};

test('what is needed is enough', () => {
  expect(parseSettings({ ...needed, SMTP_URL: '', STRIPE_API_BASE: '' })).toMatchObject({
    production: false,
    port: 3100,
    stripe: { webhookSecrets: ['whsec_1', 'whsec_2'], apiBase: null },
    mail: { smtpUrl: null },
  });
});

test('a blank number is not set, and not 0', () => {
  expect(parseSettings({ ...needed, API_PORT: ' ' }).port).toBe(3100);
  expect(parseSettings({ ...needed, API_PORT: '0' }).port).toBe(0);
});

test('whether it is a real store is what the whole store says', () => {
  expect(parseSettings({ ...needed, NODE_ENV: 'production' }).production).toBe(true);
  expect(parseSettings({ ...needed, STORE_MODE: 'production' }).production).toBe(true);
  expect(parseSettings({ ...needed, NODE_ENV: 'production', STORE_MODE: 'demo' }).production).toBe(false);
  expect(() => parseSettings({ ...needed, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/is a live key/);
});

test('what is wrong is named, without its value', () => {
  const bad = { ...needed, DATABASE_URL: 'mysql://secret', TOKEN_SECRET: 'short' };
  expect(() => parseSettings(bad)).toThrow(
    [
      'DATABASE_URL is a text of 14 characters, which cannot be used: write an address such as postgresql://user:password@localhost:5432/ritual.',
      'TOKEN_SECRET is a text of 5 characters, which cannot be used: write at least 32 random characters.',
    ].join('\n'),
  );
});

test('what is missing is named, with what to write', () => {
  expect(() => parseSettings({ ...needed, TOKEN_SECRET: '' })).toThrow(
    'TOKEN_SECRET is missing, and the API needs it: write at least 32 random characters.',
  );
});
