import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '../fixtures/test.ts';

export const folder = path.resolve(import.meta.dirname, '../../screens');

interface Options {
  /** What the window shows, instead of the page from top to bottom. */
  readonly window?: boolean;
}

export interface Fixtures {
  /** Keeps what is on the screen as `screens/<width>/<name>.png`. */
  readonly capture: (name: string, options?: Options) => Promise<void>;
}

/** Pictures wait until they are near, and some sections too: goes past all of them and back. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** All that the window, or the page from top to bottom, shows; what waits beside a strip is not waited for. */
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
        // Device pixels of a phone would be four times the file for the same judgement.
        scale: 'css',
      });
    });
  },
});
