import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const path = '/product/101';
const picture = /\/media\/\d+\/ascend-high-rise-legging-w-pine-front\.webp$/;

/** Holds back the main picture until it is released; the page's clock is stopped until then. */
async function holdPicture(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<undefined>();
  await page.route(picture, async (route) => {
    await promise;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return letGo;
}

/** Whether the shell's script was requested and the content below the first view rendered. */
function recordStart(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/releases\/shell\/[^/]+\/main\.js$/.test(request.url())) scripts.push(request.url());
  });
  return async () => ({
    script: scripts.length > 0,
    rest: await page.getByRole('contentinfo').getByRole('link').first().isVisible(),
  });
}

const nothing = { script: false, rest: false };
const everything = { script: true, rest: true };

test.beforeEach(async ({ request }) => {
  // Right after its start the store sends only the frame of its first pages.
  await expect(async () => {
    expect(await (await request.get(path)).text()).toContain('"mode":"hydrate"');
  }).toPass();
});

test('scripts and content below the fold wait until the main picture is shown', async ({ page }) => {
  const letGo = await holdPicture(page);
  const started = recordStart(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await started()).toEqual(nothing);

  const main = page.locator('img[fetchpriority=high]');
  // Added after the bootstrap loader's own listener, so that its synchronous work is done.
  await main.evaluate((image) => {
    image.addEventListener('load', () => image.setAttribute('data-loaded', ''));
  });
  letGo(undefined);
  await expect(main).toHaveAttribute('data-loaded');
  expect(await started(), 'its frame has not come yet').toEqual(nothing);

  await page.clock.resume();
  await expect.poll(started).toEqual(everything);
  await expect(page.locator('html[data-ready=true]')).toBeAttached();
});

test('a main picture that hangs delays hydration by a limited time only', async ({ page }) => {
  const letGo = await holdPicture(page);
  const started = recordStart(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.clock.fastForward(2000);
  expect(await started()).toEqual(nothing);

  await page.clock.fastForward(1000);
  await expect.poll(started).toEqual(everything);
  await page.clock.resume();
  await expect(page.locator('html[data-ready=true]')).toBeAttached();
  letGo(undefined);
});

test.describe('a main picture that fails to load', () => {
  test.use({ expectedNoise: [/Failed to load resource: net::ERR_FAILED/] });

  test('does not prevent hydration', async ({ page }) => {
    await page.route(picture, (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('html[data-ready=true]')).toBeAttached();
  });
});

test.describe('a bootstrap loader that fails to load', () => {
  test.use({ expectedNoise: [/Failed to load resource: net::ERR_FAILED/] });

  test('leaves the whole page readable', async ({ page }) => {
    await page.route('**/bootstrap-loader.js', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});
