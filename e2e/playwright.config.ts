import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures/test.ts';
import { desktop, phone, settings } from './settings.ts';

/**
 * Journeys and checks run against the built store, which global-setup starts once with a data directory of its own. A journey
 * runs in a wide window; those tagged `@phone` also on a phone, because layout or input differ there; those tagged `@phone-only`
 * only there; and those tagged `@slow` also on a phone with a slow CPU and connection.
 */
export default defineConfig<Options>({
  ...settings,
  testDir: '.',
  globalSetup: path.join(import.meta.dirname, 'store/journeys-setup.ts'),
  projects: [
    {
      name: 'slow',
      testMatch: 'journeys/**/*.spec.ts',
      use: { ...phone, slow: true },
      grep: /@slow\b/,
      timeout: 300_000,
      expect: { timeout: 30_000 },
    },
    { name: 'desktop', testMatch: 'journeys/**/*.spec.ts', use: desktop, grepInvert: /@phone-only\b/ },
    { name: 'phone', testMatch: 'journeys/**/*.spec.ts', use: phone, grep: /@phone(-only)?\b/ },
    { name: 'checks', testMatch: 'checks/**/*.spec.ts', use: desktop },
  ],
});
