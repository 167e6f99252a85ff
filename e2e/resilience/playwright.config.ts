import { defineConfig } from '@playwright/test';
import type { Options } from '../fixtures/test.ts';
import { desktop, settings } from '../settings.ts';

/** Tests that break a store on purpose: in a run and a store of their own, so that they cannot affect the journeys. */
export default defineConfig<Options>({
  ...settings,
  testDir: '.',
  workers: 1,
  outputDir: '../../test-results/resilience',
  projects: [{ name: 'resilience', use: desktop }],
});
