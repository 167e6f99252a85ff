import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const settled = (page: Page) => expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);

const prices = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => Number(/\$(\d+\.\d{2})/.exec(text)?.[1]));

test('the hero leads to the list; a card names day and price, and leads to its product', async ({
  page,
  shopper,
}) => {
  await shopper.open('/NewIn');
  await expect(shopper.heading('RITUAL OF POWER')).toBeVisible();
  await expect(main(page).getByText('Fresh arrivals forged for strength and resilience.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Explore the Drop' }).click();
  await expect(main(page).getByRole('region', { name: 'New products' })).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
  await expect(page).toHaveURL('/NewIn');

  const first = cards(page).first();
  await expect(first).toContainText(/NEW • [A-Z][a-z]{2} \d{1,2}/);
  await expect(first).toContainText(/\$\d+\.\d{2}/);
  await expect(cards(page).filter({ hasText: 'Limited' }).first()).toBeVisible();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name: `View ${name}` }).click();
  await expect(shopper.heading(name)).toBeFocused();
});

test('cards are in two, three or four columns', { tag: '@phone' }, async ({ page, shopper, isMobile }) => {
  await shopper.open('/NewIn');
  const inFirstRow = () =>
    cards(page).evaluateAll(
      (all) =>
        all.filter((card) => card.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top).length,
    );
  if (isMobile) {
    expect(await inFirstRow()).toBe(2);
    return;
  }
  expect(await inFirstRow()).toBe(4);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await inFirstRow()).toBe(3);
  await page.setViewportSize({ width: 500, height: 900 });
  expect(await inFirstRow()).toBe(2);
});

test('a change of period, order or stock goes back to the first twelve', async ({ page, shopper }) => {
  await shopper.open('/NewIn');
  await expect(main(page).getByRole('link', { name: 'Last month' })).toHaveAttribute('aria-current', 'true');
  await main(page).getByText('Load more', { exact: true }).click();
  await expect(page).toHaveURL('/NewIn?page=2');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(12);

  await main(page).getByRole('combobox', { name: 'Sort:' }).selectOption('Price: Low to High');
  await expect(page).toHaveURL('/NewIn?sort=price-asc');
  await settled(page);
  await expect(cards(page)).toHaveCount(12);
  const rising = await prices(page);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await main(page).getByRole('combobox', { name: 'Sort:' }).selectOption('Price: High to Low');
  await expect(page).toHaveURL('/NewIn?sort=price-desc');
  await settled(page);
  const falling = await prices(page);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));

  const month = await cards(page).count();
  await main(page).getByRole('link', { name: 'This week' }).click();
  await expect(page).toHaveURL('/NewIn?period=week&sort=price-desc');
  await settled(page);
  expect(await cards(page).count()).toBeLessThan(month);
  await main(page).getByRole('checkbox', { name: 'Show only in stock' }).check();
  await expect(page).toHaveURL('/NewIn?period=week&sort=price-desc&stock=1');
  await settled(page);
  await expect(cards(page).filter({ hasText: 'Sold out' })).toHaveCount(0);
});

test('quick add puts a product into the cart and opens it', async ({ page, shopper }) => {
  await shopper.open('/NewIn');
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await cards(page)
    .first()
    .getByRole('button', { name: /^Quick add/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('L');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(shopper.cart).toContainText(name);
});

test('a period without products says so and offers links', async ({ page, shopper }) => {
  await shopper.open('/NewIn');
  await page.route('**/api/products/new?**', (route) => route.fulfill({ json: { content: [], last: true } }));
  await main(page).getByRole('link', { name: 'This week' }).click();
  await expect(main(page).getByText('No new items in the selected period.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Browse all collections' }).click();
  await expect(page).toHaveURL('/collections');
});

test('when the call and its fallback fail the list stays and can be retried; then the latest products are the fallback', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to fetch new products/, /Error loading products:/, /net::ERR_FAILED/);
  await shopper.open('/NewIn');
  const before = await cards(page).count();
  const [call, standIn] = ['**/api/products/new?**', '**/api/products/latest'];
  await page.route(call, (route) => route.abort());
  await page.route(standIn, (route) => route.abort());
  await main(page).getByRole('link', { name: 'Last 2 weeks' }).click();
  const again = main(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(cards(page)).toHaveCount(before);

  await page.unroute(standIn);
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(page).toHaveURL('/NewIn?period=two-weeks');
  await settled(page);
  expect(await cards(page).count()).toBeGreaterThan(0);
});
