import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const card = (page: Page) => page.getByRole('main').getByRole('article').first();
const productCall = /\/api\/products\/\d+$/;

/** Notes the calls for products that go over the line; what the browser's cache answers is not among them. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('requestfinished', (request) => {
    if (!productCall.test(new URL(request.url()).pathname)) return;
    void request.response().then(async (response) => {
      if (response && !(await response.finished()) && !response.fromServiceWorker())
        calls.push(request.url());
    });
  });
  return calls;
}

test('a card that was looked at opens its product without asking the store for it', async ({
  page,
  shopper,
}) => {
  const calls = recordCalls(page);
  await shopper.open('/collections/woman');
  await card(page).scrollIntoViewIfNeeded();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const link = card(page).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const address = (await link.getAttribute('href')) ?? '';
  await expect
    .poll(() => calls.some((call) => call.endsWith(`/api${address.replace('product', 'products')}`)))
    .toBe(true);
  // From here on the store does not answer for products any more; the browser's cache does.
  await page.context().setOffline(true);
  await link.click();
  await expect(shopper.heading(name)).toBeVisible();
  await page.context().setOffline(false);
});

test('who saves data fetches nothing ahead', async ({ page, shopper }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const calls = recordCalls(page);
  await shopper.open('/collections/woman');
  await card(page).scrollIntoViewIfNeeded();
  await card(page).getByRole('link').first().hover();
  await page.waitForTimeout(4000);
  expect(calls).toEqual([]);
});
