import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What happens to a remote's files costs its region only. Files are changed on the way, so nobody else notices. */
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
  // The browser and the shell say what they refused; that is wanted here.
  expectedNoise.push(
    /integrity|Failed to load resource|could not be loaded|ChunkLoadError|Failed to find|No answer within|Federation Runtime|preload/i,
  );
  page.on('dialog', () => expect(false, 'foreign code has run').toBe(true));
});

test("a remote that is down, and the server with it: only its part of the page is lost, and 'Try again' brings it back", async ({
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
  // The button is gone: the keyboard goes on from the page that has come.
  await expect(heading).toBeFocused();
});

for (const how of ['garbage', 'hangs'] as const) {
  test(`a later page whose remote's files are ${how} comes from the server, as does the one that is gone back to`, async ({
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
    // Scripts that hang keep the page from having loaded.
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading).toBeVisible({ timeout: 20_000 });
  });
}

test('while the remote of a page hangs its layout answers, and what was pressed before it was alive is not lost', async ({
  page,
}) => {
  await spoil(page, 'content', 'hangs');
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  // What stands is what the server has drawn of it, until the page is there and when it is given up.
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.getByText(lost).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.unroute('**/releases/content/**');
  const question = page.getByRole('main').locator('summary, button[aria-expanded]').first();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 20_000 });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(question).toBeVisible();
});

test('a page whose remote is down can be read and comes alive when tried again, with what was typed; other pages go on', async ({
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

test('a cart sidebar that cannot be had says so in its drawer; the page stays', async ({ page }) => {
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
