import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { runner } from '../settings.ts';

/** Tests every story of the built workshop (`npm run build -w workshop`); needs no store. */
export default defineConfig({
  ...runner,
  testDir: '.',
  outputDir: '../../test-results/workshop',
  globalSetup: './global-setup.ts',
  timeout: 60_000,
  use: { launchOptions },
});
