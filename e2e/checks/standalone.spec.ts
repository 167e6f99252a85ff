import { remotes } from '@ritual/platform/remotes';
import { startStandalone } from '../fixtures/store/standalone.ts';
import { expect, test } from '../fixtures/test.ts';

// The daily setup of a team: its remote standalone, against mocks. Console messages fail these tests, too.
for (const [at, { folder }] of remotes.entries()) {
  test(`${folder} runs standalone, with all its pages`, async ({ page, store }) => {
    test.setTimeout(180_000);
    const remote = await startStandalone(folder, Number(new URL(store.url).port) + 200 + at);
    try {
      const bar = page.getByRole('banner').first();
      const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
      // The first build may still be running.
      await page.goto(remote.url, { timeout: 120_000 });
      await expect(bar).toBeVisible();
      const pages = await bar.getByRole('link').allTextContents();
      expect(pages).not.toEqual([]);
      for (const path of pages) {
        await bar.getByRole('link', { name: path, exact: true }).click();
        await expect(title, path).toBeVisible();
      }
      // By address it is a full page load; that is slow in a development build, and the same for all of its pages.
      await page.goto(`${remote.url}${pages.at(-1) ?? ''}`);
      await expect(title).toBeVisible();
    } finally {
      remote.stop();
    }
  });
}
