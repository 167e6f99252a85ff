import { defineConfig } from '@playwright/test';
import { launchOptions, locale } from './browser.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Journeys run against the built store, which global-setup starts once with a data directory of its own. What
 * breaks the store on purpose (drills) runs after the journeys, so that nobody else stumbles over it.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './store/global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes at the second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: '../test-results/report.json' }]]
    : [['list']],
  use: {
    ...desktop,
    ...locale,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', testMatch: 'journeys/**/*.spec.ts', use: desktop },
    { name: 'mobile', testMatch: 'journeys/**/*.spec.ts', use: mobile },
    { name: 'checks', testMatch: 'checks/**/*.spec.ts', dependencies: ['desktop', 'mobile'] },
    { name: 'drills', testMatch: 'drills/**/*.spec.ts', dependencies: ['checks'], fullyParallel: false },
  ],
});
