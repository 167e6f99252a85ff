import { expect, test } from '../fixtures/test.ts';

/** `/` has a main picture, which the scripts wait for; `/faq` has none. */
const paths = ['/', '/faq'];

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/Failed to load resource|preload/i);
});

for (const path of paths) {
  test(`${path}: an entry script that fails once is retried after some seconds`, async ({
    page,
    shopper,
  }) => {
    let lost = false;
    await page.route('**/releases/shell/**/main.js*', (route) => {
      // A preload of it may come first: both fail.
      if (route.request().url().includes('?try=')) return route.continue();
      lost = true;
      return route.abort();
    });
    await shopper.open(path);
    expect(lost).toBe(true);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`${path}: an entry script that cannot be loaded shows a message, and the page stays readable`, async ({
    page,
  }) => {
    await page.route('**/releases/shell/**/main.js*', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.unroute('**/releases/shell/**/main.js*');
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
