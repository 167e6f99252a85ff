import { expect, test } from '@jest/globals';
import { parseSettings } from '../../settings/index.ts';
import { defineServices } from './service-definitions.ts';

const settings = parseSettings({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TOKEN_SECRET: 'x'.repeat(32),
});

test.each([false, true])('which shell runs is not part of its settings; live reload: %s', (live) => {
  const { shell } = defineServices(settings, 'postgresql://host/db', { live });
  expect(shell.env).not.toHaveProperty('SHELL_DIST');
  expect(shell.env).toMatchObject({ LIVE_RELOAD: String(live) });
});
