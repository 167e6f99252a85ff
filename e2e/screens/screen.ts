import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '../fixtures/test.ts';

export const folder = path.resolve(import.meta.dirname, '../../screens');

interface Options {
  /** Captures the viewport instead of the whole page. */
  readonly window?: boolean;
}

export interface Fixtures {
  /** Saves a screenshot as `screens/<width>/<name>.png`. */
  readonly capture: (name: string, options?: Options) => Promise<void>;
}

/** Scrolls through the page and back, because pictures and some sections load only near the viewport. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits for all pictures shown in the viewport or the whole page; not for those outside a scrollable strip. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const shown = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return image.complete || !shown || !image.checkVisibility();
      }),
    null,
    { timeout: 15_000 },
  );
  await page.evaluate(() =>
    Promise.allSettled([...document.images].filter((image) => image.complete).map((image) => image.decode())),
  );
}

export const test = base.extend<Fixtures>({
  capture: async ({ page }, use, { project }) => {
    await use(async (name, { window = false } = {}) => {
      if (!window) await walkDown(page);
      await picturesLoaded(page);
      await page.screenshot({
        path: path.join(folder, project.name, `${name}.png`),
        fullPage: !window,
        animations: 'disabled',
        // A phone's device pixels would make the file four times as large without showing more.
        scale: 'css',
      });
    });
  },
});
