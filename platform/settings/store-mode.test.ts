import { expect, test } from '@jest/globals';
import { SettingsError } from './parse-fields.ts';
import { parseSettings } from './settings.ts';
import { storeMode } from './store-mode.ts';

test.each([
  [{}, 'demo'],
  [{ STORE_MODE: '', NODE_ENV: '' }, 'demo'],
  [{ NODE_ENV: 'test' }, 'demo'],
  [{ NODE_ENV: 'production' }, 'production'],
  [{ STORE_MODE: 'production' }, 'production'],
  [{ STORE_MODE: 'production', NODE_ENV: 'development' }, 'production'],
  [{ STORE_MODE: 'demo', NODE_ENV: 'production' }, 'demo'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', PUBLIC_URL: 'http://shop.local' }, 'demo'],
  [
    { STORE_MODE: 'production', STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_URL: 'https://a.example' },
    'production',
  ],
] as const)('%j is %s', (env, mode) => {
  expect(storeMode(env)).toBe(mode);
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, /^STRIPE_SECRET_KEY is a live key, and a demo has .* STORE_MODE/],
  [{ STRIPE_SECRET_KEY: 'rk_live_1', STORE_MODE: 'demo' }, /^STRIPE_SECRET_KEY is a live key/],
  [
    { PUBLIC_URL: 'https://store.example.com' },
    /^PUBLIC_URL is an https address, and a demo has .* STORE_MODE/,
  ],
  [{ PUBLIC_URL: 'HTTPS://store.example.com', NODE_ENV: 'test' }, /^PUBLIC_URL is an https address/],
  [{ STORE_MODE: 'prod' }, /^STORE_MODE is 'prod', which cannot be used: write demo or production/],
])('%j is never a demo', (env, sentence) => {
  expect(() => storeMode(env)).toThrow(SettingsError);
  expect(() => storeMode(env)).toThrow(sentence);
  expect(() => parseSettings({ ...env, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(sentence);
});
