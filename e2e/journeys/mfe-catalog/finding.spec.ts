import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const chips = (page: Page) => main(page).getByRole('link', { name: /^Remove / });
const option = (page: Page, name: string | RegExp) => main(page).getByRole('checkbox', { name });

/** The number of products that the page shows. */
async function total(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const words = await main(page)
    .getByText(/^\d+ products?$/)
    .first()
    .textContent();
  return Number.parseInt(words ?? '', 10);
}

async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await main(page).getByRole('button', { name: 'Show Filters' }).click();
}

test(
  'a path chooses its gender; filters narrow, chips and Clear widen again',
  { tag: '@phone' },
  async ({ page, shopper, isMobile }) => {
    await shopper.open('/collections/woman');
    const women = await total(page);
    await openFilters(page, isMobile);
    if (isMobile) {
      await expect(main(page).getByRole('button', { name: 'Hide Filters' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    }
    await expect(option(page, /^Women/)).toBeChecked();
    await option(page, /^Leggings/).check();
    await expect(page).toHaveURL('/collections/woman?category=Leggings');
    const leggings = await total(page);
    expect(leggings).toBeLessThan(women);
    await option(page, /^Pine/).check();
    await expect(chips(page)).toHaveText(['Women', 'Leggings', 'Pine']);
    expect(await total(page)).toBeLessThan(leggings);
    if (isMobile)
      await main(page)
        .getByRole('button', { name: /^Show \d+ products?$/ })
        .click();

    // Removing a chip by keyboard keeps the focus among the chips.
    await chips(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveText(['Women', 'Pine']);
    await expect(chips(page).last()).toBeFocused();

    await chips(page).first().click();
    await expect(shopper.heading('Collections')).toBeVisible();
    await openFilters(page, isMobile);
    await option(page, /^Men\b/).check();
    await expect(shopper.heading("Men's Collection")).toBeVisible();
    await main(page).getByRole('link', { name: 'Clear' }).first().click();
    await expect(chips(page)).toHaveCount(0);
    await expect(page).toHaveURL('/collections/woman?gender=all');
    expect(await total(page)).toBeGreaterThan(women);
  },
);

test('an option shows how many products it would leave', async ({ page, shopper }) => {
  await shopper.open('/collections?category=Leggings&size=M');
  const colors = main(page).locator('label:has(input[name="color"]:not([aria-disabled="true"]))');
  for (const row of [colors.nth(0), colors.nth(1)]) {
    const left = Number(/\d+$/.exec((await row.textContent()) ?? '')?.[0]);
    await row.getByRole('checkbox').check();
    await expect(chips(page)).toHaveCount(3);
    expect(await total(page)).toBe(left);
    await row.getByRole('checkbox').uncheck();
    await expect(chips(page)).toHaveCount(2);
  }
});

test('the view is in the address: reload, a shared link, back and forward show the same', async ({
  page,
  shopper,
}) => {
  await shopper.open('/collections?size=M');
  await main(page).getByRole('combobox', { name: 'Sort:' }).selectOption('Price: Low to High');
  await expect(page).toHaveURL('/collections?size=M&sort=price-asc');
  await main(page).getByText('Load More', { exact: true }).click();
  await expect(cards(page)).toHaveCount(18);
  await expect(page).toHaveURL('/collections?size=M&sort=price-asc&page=2');
  await expect(main(page).getByText(/^18 of \d+$/)).toBeVisible();
  const names = await cards(page).getByRole('heading').allTextContents();

  await shopper.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  const other = await shopper.inAnotherTab();
  await other.open('/collections?size=M&sort=price-asc&page=2');
  await expect(cards(other.page).getByRole('heading')).toHaveText(names);
  await other.page.close();

  await chips(page).first().click();
  await expect(page).toHaveURL('/collections?sort=price-asc');
  await expect(cards(page)).toHaveCount(9);
  await page.goBack();
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await page.goForward();
  await expect(cards(page)).toHaveCount(9);
  await expect(chips(page)).toHaveCount(0);
});

test("'Load more' does not fetch the shown products again", async ({ page, shopper }) => {
  await shopper.open('/collections?page=3');
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/api\/products(\/facets)?$/.test(url.pathname)) asked.push(url);
  });
  await main(page).getByText('Load More', { exact: true }).click();
  await expect(cards(page)).toHaveCount(36);
  expect(asked.map(({ searchParams }) => [searchParams.get('offset'), searchParams.get('limit')])).toEqual([
    ['27', '9'],
  ]);
});

test('a list that cannot be loaded shows a message in its place, keeps the previous products, and can be retried', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to fetch products/, /net::ERR_FAILED/);
  await shopper.open('/collections');
  await page.route('**/api/products?**', (route) => route.abort());
  await main(page).getByText('Load More', { exact: true }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('The products could not be loaded.');
  await expect(cards(page)).toHaveCount(9);
  await page.unroute('**/api/products?**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(18);
  await expect(alert).toHaveCount(0);
});

test('the search tolerates typos, ranks, filters, and offers links when it finds nothing', async ({
  page,
  shopper,
}) => {
  await shopper.open('/search?q=legings');
  await expect(shopper.heading('Results for “legings”')).toBeVisible();
  await expect(cards(page).first()).toContainText('Legging');
  await expect(main(page).getByRole('combobox', { name: 'Sort:' })).toHaveValue('relevance');
  await option(page, /^Pine/).check();
  await expect(page).toHaveURL('/search?q=legings&color=pine');

  await main(page).getByRole('searchbox').fill('submarine');
  await page.keyboard.press('Enter');
  await expect(shopper.heading('No results for “submarine”')).toBeFocused();
  const ways = main(page).getByRole('navigation', { name: 'Ways on' });
  await ways.getByRole('link', { name: 'Women' }).click();
  await expect(shopper.heading("Women's Collection")).toBeFocused();
});
