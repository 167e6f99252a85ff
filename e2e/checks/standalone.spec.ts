import { remotes } from '@ritual/platform/remotes';
import { startAlone } from '../fixtures/store/standalone.ts';
import { expect, test } from '../fixtures/test.ts';

// What a team works with every day: its remote alone, against mocks. Noise on the console fails these, too.
for (const [at, { folder }] of remotes.entries()) {
  test(`${folder} runs alone, and all its pages with it`, async ({ page, store }) => {
    test.setTimeout(180_000);
    const alone = await startAlone(folder, Number(new URL(store.url).port) + 200 + at);
    try {
      const bar = page.getByRole('banner').first();
      const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
      // The first build may still be under way.
      await page.goto(alone.url, { timeout: 120_000 });
      await expect(bar).toBeVisible();
      const pages = await bar.getByRole('link').allTextContents();
      expect(pages.length).toBeGreaterThan(2);
      for (const path of pages) {
        await bar.getByRole('link', { name: path, exact: true }).click();
        await expect(title, path).toBeVisible();
        // As somebody comes to it who types its address.
        await page.goto(alone.url + path);
        await expect(title, path).toBeVisible();
      }
    } finally {
      alone.stop();
    }
  });
}
