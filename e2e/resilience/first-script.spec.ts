import type { Fault } from './faults.ts';
import { expect, networkTest as test } from './fixtures.ts';

/** `/` has a main picture, which the scripts wait for; `/faq` has none. A damaged script stays in the browser's cache. */
const visits: readonly { readonly path: string; readonly fault: Fault }[] = [
  { path: '/', fault: 'is refused' },
  { path: '/faq', fault: 'has one flipped byte' },
];

for (const { path, fault } of visits) {
  test(`${path}: an entry script that fails once is retried after some seconds`, async ({
    shopper,
    page,
    network,
  }) => {
    // A preload of it may come first: both fail, the retry has another address.
    network.spoil(/^\/releases\/shell\/.*main\.js$/, fault);
    await shopper.open(path);
    expect(network.spoiled()).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`${path}: an entry script that ${fault} shows a message, and the page stays readable`, async ({
    page,
    network,
  }) => {
    network.spoil(/^\/releases\/shell\/.*main\.js/, fault);
    await page.clock.install();
    await page.goto(path);
    // The seconds before each retry are skipped.
    await expect(async () => {
      await page.clock.fastForward(4_000);
      await expect(page.getByRole('alert')).toContainText('could not be loaded', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    network.repair();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
