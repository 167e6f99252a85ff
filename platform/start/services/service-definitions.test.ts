import { expect, test } from '@jest/globals';
import { parseSettings } from '../../settings/index.ts';
import { defineServices } from './service-definitions.ts';

const settings = parseSettings({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TOKEN_SECRET: 'x'.repeat(32),
});

test('the shell runs from the published release, also after a restart', () => {
  const { shell } = defineServices(settings, 'postgresql://host/db', {
    live: false,
    shellFolder: '/releases/shell/1',
  });
  expect(shell.env).toMatchObject({ SHELL_DIST: '/releases/shell/1', LIVE_RELOAD: 'false' });
});

test("in development the shell runs the watcher's builds", () => {
  const { shell } = defineServices(settings, 'postgresql://host/db', { live: true });
  expect(shell.env).not.toHaveProperty('SHELL_DIST');
});
