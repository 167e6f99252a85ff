import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';

/** Every story of the workshop, which needs no store: `npm run build -w workshop` makes what is tested. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/workshop',
  globalSetup: './global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: { launchOptions },
});
