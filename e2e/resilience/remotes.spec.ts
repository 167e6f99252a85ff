import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Failing files of a remote affect its region only. Responses are changed by routing, so other tests are not affected. */
const lost = 'This part of the page could not be loaded';

async function spoil(page: Page, remote: string, how: 'garbage' | 'down' | 'hangs'): Promise<void> {
  await page.route(`**/releases/${remote}/**`, async (route) => {
    if (how === 'down') await route.abort();
    else if (how === 'garbage')
      await route.fulfill({ contentType: 'text/javascript', body: 'alert("not ours")' });
    // Hangs: never answered.
  });
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.waitForLoadState('load');
}

test.beforeEach(({ expectedNoise, page }) => {
  // The browser and the shell log what they refused, as they should.
  expectedNoise.push(
    /integrity|Failed to load resource|could not be loaded|ChunkLoadError|Failed to find|No answer within|Federation Runtime|preload/i,
  );
  page.on('dialog', () => expect(false, 'foreign code has run').toBe(true));
});

test("a remote is down, and so is the server: only its region is lost, and 'Try again' restores it", async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await spoil(page, 'content', 'down');
  await page.route('**/sizeguide', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
  await expect(page.getByText(lost)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The rest of the store works as usual. Your cart is safe.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /size guide/i });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  // The button is gone: the focus is on the page that has loaded.
  await expect(heading).toBeFocused();
});

for (const how of ['garbage', 'hangs'] as const) {
  test(`a later page whose remote's files are ${how} is loaded from the server, and so is the page that back leads to`, async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await spoil(page, 'content', how);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
    const heading = page.getByRole('heading', { level: 1, name: /size guide/i });
    await expect(heading).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('group', { name: 'This page did not load completely' })).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('navigation').first().getByRole('link', { name: 'Woman' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "Women's Collection" })).toBeVisible();
    // Hanging scripts keep the load event from firing.
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading).toBeVisible({ timeout: 20_000 });
  });
}

test("while a page's remote hangs the layout works, and presses before hydration are not lost", async ({
  page,
}) => {
  await spoil(page, 'content', 'hangs');
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  // The server's markup is shown until the page has loaded, and after the timeout.
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.getByText(lost).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.unroute('**/releases/content/**');
  const question = page.getByRole('main').locator('summary, button[aria-expanded]').first();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 20_000 });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(question).toBeVisible();
});

test('a page whose remote is down is readable and hydrates on retry, with the typed text; other pages work', async ({
  page,
}) => {
  await spoil(page, 'content', 'down');
  await page.goto('/sizeguide');
  const incomplete = page.getByRole('group', { name: 'This page did not load completely' });
  const heading = page.getByRole('heading', { level: 1, name: /size guide/i });
  await expect(incomplete).toBeVisible({ timeout: 20_000 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await expect(page.getByText(lost)).toHaveCount(0);

  await page.unroute('**/releases/content/**');
  await incomplete.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toBeFocused({ timeout: 20_000 });
  await expect(incomplete).toHaveCount(0);

  await spoil(page, 'content', 'down');
  await page.goto('/contact');
  await expect(incomplete).toBeVisible({ timeout: 20_000 });
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Nora Test');
  await page.unroute('**/releases/content/**');
  await incomplete.getByRole('button', { name: 'Try again' }).click();
  await expect(incomplete).toHaveCount(0, { timeout: 20_000 });
  await expect(name).toHaveValue('Nora Test');

  await spoil(page, 'content', 'down');
  await page.goto('/sizeguide');
  await expect(incomplete).toBeVisible({ timeout: 20_000 });
  await page.getByRole('navigation').first().getByRole('link', { name: 'Woman' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Women's Collection" })).toBeVisible();
});

test('a cart sidebar that cannot be loaded shows a message in its drawer; the page stays', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await spoil(page, 'cart-checkout', 'garbage');
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByText(lost)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/releases/cart-checkout/**');
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' }).getByText(lost)).toBeHidden({
    timeout: 20_000,
  });
});
