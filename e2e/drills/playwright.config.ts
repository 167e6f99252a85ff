import { defineConfig } from '@playwright/test';
import type { Options } from '../fixtures/test.ts';
import { desktop, settings } from '../settings.ts';

/** What breaks a store on purpose: in a run of its own, so that nobody else stumbles over it. */
export default defineConfig<Options>({
  ...settings,
  testDir: '.',
  workers: 1,
  outputDir: '../../test-results/drills',
  projects: [{ name: 'drills', use: desktop }],
});
