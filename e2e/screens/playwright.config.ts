import { defineConfig } from '@playwright/test';
import { launchOptions, locale } from '../browser.ts';

// npm run screens: a screenshot of every page and state at three widths, in screens/, with screens/index.html to compare them.
// `npm run screens -- --project=390 -g cart` renews some of them.
const width = (pixels: number, height: number, more: object = {}) => ({
  name: String(pixels),
  use: { viewport: { width: pixels, height }, ...more },
});

export default defineConfig({
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../../test-results/screens',
  globalSetup: './store.ts',
  globalTeardown: './contact-sheet.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: { ...locale, launchOptions, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    width(1440, 900),
    width(768, 1024, { hasTouch: true }),
    width(390, 844, { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  ],
});
