import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const path = '/product/101';
const picture = /\/media\/\d+\/ascend-high-rise-legging-w-pine-front\.webp$/;

/** Keeps the main picture back until it is let go; the page's clock stands until then. */
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

/** Whether the shell's script has been asked for, the typeface switched on and what stands below the first view drawn. */
function recordStart(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/releases\/shell\/[^/]+\/main\.js$/.test(request.url())) scripts.push(request.url());
  });
  return async () => ({
    script: scripts.length > 0,
    typeface: (await page.locator('head style#fonts').getAttribute('media')) === null,
    rest: await page.getByRole('contentinfo').getByRole('link').first().isVisible(),
  });
}

const nothing = { script: false, typeface: false, rest: false };
const everything = { script: true, typeface: true, rest: true };

test.beforeEach(async ({ request }) => {
  // A store that has just begun leaves its first pages to the browser.
  await expect(async () => {
    expect(await (await request.get(path)).text()).toContain('"mode":"hydrate"');
  }).toPass();
});

test('scripts, typeface and what stands below wait until the main picture is shown', async ({ page }) => {
  const letGo = await holdPicture(page);
  const started = recordStart(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await started()).toEqual(nothing);

  const main = page.locator('img[fetchpriority=high]');
  // Behind the bootstrap loader's own listener, so that whatever that does at once has been done.
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

test('a main picture that hangs keeps the page from coming alive for a while only', async ({ page }) => {
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

test.describe('a main picture that cannot be had', () => {
  test.use({ expectedNoise: [/Failed to load resource: net::ERR_FAILED/] });

  test('does not keep the page from coming alive', async ({ page }) => {
    await page.route(picture, (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('html[data-ready=true]')).toBeAttached();
  });
});

test.describe('a bootstrap loader that cannot be had', () => {
  test.use({ expectedNoise: [/Failed to load resource: net::ERR_FAILED/] });

  test('keeps nothing from being read', async ({ page }) => {
    await page.route('**/bootstrap-loader.js', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});
