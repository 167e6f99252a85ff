import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { runner } from '../settings.ts';

/** Every story of the workshop, which needs no store: `npm run build -w workshop` makes what is tested. */
export default defineConfig({
  ...runner,
  testDir: '.',
  outputDir: '../../test-results/workshop',
  globalSetup: './global-setup.ts',
  timeout: 60_000,
  use: { launchOptions },
});
