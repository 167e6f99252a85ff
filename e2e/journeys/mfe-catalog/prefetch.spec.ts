import type { Page } from '@playwright/test';
import { lateScripts } from '../../fixtures/browser/late-scripts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Transfer size of each response for a product. */
function transfers(page: Page, id: string): Promise<number[]> {
  return page.evaluate(
    (ending) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith(ending))
        .map(({ transferSize }) => transferSize),
    `/api/products/${id}`,
  );
}

test('a card that was in view opens its product without a request to the store', async ({
  page,
  shopper,
}) => {
  await shopper.open('/collections/woman');
  const card = page.getByRole('main').getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await expect.poll(async () => (await transfers(page, id)).length).toBe(1);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(shopper.heading(name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  // The page has cached the response: not even the browser's cache is used.
  const [ahead = 0, ...more] = await transfers(page, id);
  expect(ahead).toBeGreaterThan(0);
  expect(more).toEqual([]);
});

test('with data saver nothing is prefetched', async ({ page, shopper }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lateScriptsAreThere = await lateScripts(page);
  await shopper.open('/collections/woman');
  // The prefetching script has loaded and has read the data saver setting.
  await lateScriptsAreThere();
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.hover();
  await link.focus();
  await page.waitForTimeout(1_000);
  expect(asked.filter((path) => /^\/api\/products\/\d+$/.test(path))).toEqual([]);
});
