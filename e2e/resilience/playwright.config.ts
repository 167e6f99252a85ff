import { defineConfig } from '@playwright/test';
import type { Options } from '../fixtures/test.ts';
import { desktop, settings } from '../settings.ts';

/** What breaks a store on purpose: in a run and a store of its own, where no journey can fail for it. */
export default defineConfig<Options>({
  ...settings,
  testDir: '.',
  workers: 1,
  outputDir: '../../test-results/resilience',
  projects: [{ name: 'resilience', use: desktop }],
});
