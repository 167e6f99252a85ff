import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { launchOptions, locale } from './browser.ts';
import type { Options } from './fixtures/test.ts';

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Settings of all browser runs. */
export const runner = {
  // One more than CI's cores: pages that wait for a throttled connection or a timer leave them idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // The retry only records a trace: a test that passes on retry is a race, and fails the run.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  expect: { timeout: 15_000 },
  reporter: 'list',
} as const satisfies PlaywrightTestConfig;

/** Settings of all runs against the built store. */
export const settings: PlaywrightTestConfig<Options> = {
  ...runner,
  outputDir: '../test-results',
  globalSetup: path.join(import.meta.dirname, 'store/global-setup.ts'),
  timeout: 90_000,
  use: {
    ...locale,
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
};
