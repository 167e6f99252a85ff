import type { Page } from '@playwright/test';
import { demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Compares the scroll position with a tolerance; the browser may round it, or still be loading content above. */
async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - y)).toBeLessThanOrEqual(2);
}

for (const { path, more, tag } of [
  { path: '/collections', more: 'Load More', tag: '@phone' },
  { path: '/NewIn', more: 'Load more', tag: [] },
  { path: '/search?q=legging', more: 'Load More', tag: [] },
]) {
  test(
    `${path}: a page starts at its top; back restores the scroll position and the loaded content`,
    { tag },
    async ({ page, shopper }) => {
      await shopper.open(path);
      const cards = page.getByRole('main').getByRole('article');
      const before = await cards.count();
      const button = page.getByRole('main').getByText(more, { exact: true });
      await button.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
      const after = await cards.count();
      const last = cards.last();
      const name = (await last.getByRole('heading').first().textContent()) ?? '';
      await last.getByRole('heading').first().scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      expect(place, 'the page is long enough to be scrolled').toBeGreaterThan(400);

      await last.getByRole('link', { name }).first().click();
      await expect(shopper.heading(name)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(name));
      await expectScrolledTo(page, 0);

      await page.goBack();
      await expect.poll(() => cards.count()).toBe(after);
      await expectScrolledTo(page, place);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await page.goForward();
      await expect(shopper.heading(name)).toBeFocused();
      await expectScrolledTo(page, 0);
    },
  );
}

test('a typed address starts at the top, whatever the previous scroll position', async ({
  page,
  shopper,
}) => {
  await shopper.open('/terms');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await shopper.open('/privacypolicy');
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await shopper.open('/terms');
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(0);
});

test('a reload keeps the scroll position, also when the browser renders the page', async ({
  page,
  shopper,
}) => {
  await shopper.open('/terms');
  const place = await page.evaluate(() => {
    window.scrollTo(0, 900);
    return Math.round(window.scrollY);
  });
  expect(place).toBeGreaterThan(300);
  await shopper.reload();
  await expectScrolledTo(page, place);

  await shopper.signedIn(demoShopper);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 });
  await shopper.open('/dashboard/addresses');
  const address = page.getByText('41 Beacon Street, Apt 6').first();
  await expect(address).toBeVisible();
  const below = await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return Math.round(window.scrollY);
  });
  expect(below).toBeGreaterThan(300);
  await page.reload();
  await expect(address).toBeAttached();
  await expectScrolledTo(page, below);
});

test('going back from another site restores the scroll position', async ({
  page,
  shopper,
  payment,
  expectedNoise,
}) => {
  expectedNoise.push(/404/);
  await shopper.open('/collections');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goto(`${payment.url}/nothing-here`);
  await page.goBack();
  await shopper.isReady();
  await expectScrolledTo(page, 700);
});

test('a filter changes neither the scroll position nor the focus', async ({ page, shopper }) => {
  await shopper.open('/collections');
  const box = page.getByRole('main').getByRole('checkbox', { name: /^S\b/ }).first();
  await box.focus();
  await page.evaluate(() => window.scrollTo(0, 300));
  await box.press('Space');
  await expect(page).toHaveURL(/size=S/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await scrolled(page)).toBeGreaterThan(200);
  await expect(shopper.heading('Collections')).not.toBeFocused();
});

test('a missing page gets title and focus like any other', async ({ page, shopper, expectedNoise }) => {
  expectedNoise.push(/404/);
  await shopper.open('/faq');
  await page.evaluate(() => {
    history.pushState(null, '', '/product/999999');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(shopper.heading('Page not found')).toBeFocused();
  await expect(page).toHaveTitle(/Page not found/);
});

test('a slow navigation shows the progress line, a fast one does not', async ({ page, shopper }) => {
  await shopper.open('/faq');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/products**', async (route) => {
    await held;
    await route.continue();
  });
  const line = page.getByRole('banner').locator('[data-progress]');
  await expect(line).toHaveCount(0);
  await shopper.goToNavigation('Collections');
  await expect(line).toHaveCount(1);
  answer();
  await expect(shopper.heading('Collections')).toBeFocused();
  await expect(line).toHaveCount(0);
});
