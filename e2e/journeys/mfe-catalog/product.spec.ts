import type { Locator, Page } from '@playwright/test';
import { isHydrated } from '../../fixtures/browser/hydrated.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const radio = (page: Page, name: string | RegExp) => main(page).getByRole('radio', { name, exact: true });
// The choice is in the address first: the radio button is checked a moment after the click.
async function choose(page: Page, name: string): Promise<void> {
  await radio(page, name).click({ force: true });
  await expect(radio(page, name)).toBeChecked();
}
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to Cart' }).first();
const strip = (page: Page, name: string) => main(page).getByRole('region', { name });
const scrolledBy = (row: Locator) => row.evaluate((element) => Math.round(element.scrollLeft));

test(
  'pictures follow the chosen color, thumbnails, arrow keys and fingers',
  { tag: '@phone' },
  async ({ page, shopper, isMobile }) => {
    await shopper.open('/product/101?size=M&color=obsidian');
    const row = main(page).getByRole('group', { name: 'Pictures of Ascend High-Rise Legging' });
    await expect(row.getByRole('img').first()).toHaveAttribute('alt', /Obsidian/);
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolledBy(row)).toBeGreaterThan(300);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolledBy(row)).toBe(0);

    await choose(page, 'Clay');
    await expect(row.getByRole('img').first()).toHaveAttribute('alt', /Clay/);
    await expect(page).toHaveURL(/color=clay/);
    if (isMobile) return;
    await main(page)
      .getByRole('button', { name: /^Show .*Clay/ })
      .nth(1)
      .click();
    await expect(main(page).getByText(/^2 \/ \d+$/)).toBeVisible();
    await main(page).getByRole('button', { name: 'Zoom in' }).click();
    const zoomed = row.locator('[data-zoomed=true]');
    await expect.poll(() => zoomed.evaluate((slide) => slide.scrollLeft)).toBeGreaterThan(100);
    await main(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(zoomed).toHaveCount(0);
  },
);

test('the first combination in stock is chosen; choosing an impossible combination clears the other option', async ({
  page,
  shopper,
}) => {
  await shopper.open('/product/103');
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(2);
  await expect(addButton(page)).not.toHaveAttribute('aria-disabled', 'true');

  // Obsidian has no L.
  await shopper.open('/product/103?size=L&color=oat');
  await choose(page, 'Obsidian');
  await expect(radio(page, 'L')).not.toBeChecked();
  await expect(page).toHaveURL(/\?color=obsidian$/);
  await expect(main(page).getByRole('button', { name: 'Choose a size' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await choose(page, 'L');
  await expect(radio(page, 'Obsidian')).not.toBeChecked();
  await expect(main(page).getByRole('button', { name: 'Choose a color' })).toBeVisible();
});

test('content below the fold keeps its headings and links when a size is chosen', async ({
  page,
  shopper,
}) => {
  await shopper.open('/product/101');
  const reviews = main(page).getByRole('heading', { name: /Reviews/ });
  const related = strip(page, 'You might also like').getByRole('link').first();
  await expect(reviews).toBeAttached();
  await expect(related).toBeAttached();
  // Not in view yet: it is still the server's markup.
  await reviews.evaluate((heading) => heading.setAttribute('data-own', 'server'));
  await choose(page, 'S');
  await expect(page).toHaveURL(/size=S/);
  await expect(reviews).toHaveAttribute('data-own', 'server');
  await expect(related).toBeAttached();
  await isHydrated(reviews);
  await expect(reviews).not.toHaveAttribute('data-own');
});

test('a click below the first view is handled, also before its code has loaded', async ({
  page,
  shopper,
}) => {
  await shopper.open('/product/101');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/releases/catalog/**', async (route) => {
    await held;
    await route.continue();
  });
  const related = strip(page, 'You might also like');
  const row = related.getByRole('list').first();
  await row.evaluate((element) => element.setAttribute('data-own', 'server'));
  await related.getByRole('button', { name: 'Next products' }).click();
  await expect(row).toHaveAttribute('data-own', 'server');
  letGo();
  await expect(row).not.toHaveAttribute('data-own');
  await expect.poll(() => scrolledBy(row)).toBe(320);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the remaining stock is shown, minus what is in the cart, and limits the quantity', async ({
  page,
  shopper,
}) => {
  await shopper.open('/product/103?size=XS&color=oat');
  await expect(main(page).getByText('Only 4 left', { exact: true })).toBeVisible();
  const quantity = main(page).getByRole('spinbutton', { name: 'quantity of Stillpoint Crossover Legging' });
  await quantity.fill('9');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('4');
  await quantity.fill('3');
  await quantity.press('Tab');
  await addButton(page).click();
  await shopper.closeCart();
  await expect(main(page).getByText('Only 1 left (3 in cart)', { exact: true })).toBeVisible();
  await addButton(page).click();
  await shopper.closeCart();
  await expect(main(page).getByRole('button', { name: 'Out of stock' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a refused addition says why, and the page does not change', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/409|500/, /Add item failed/);
  const answer = { status: 409, code: 'INSUFFICIENT_STOCK', details: { variantId: 1, available: 2 } };
  await page.route('**/api/cart/add', (route) =>
    route.fulfill({
      status: answer.status,
      json: { code: answer.code, message: 'No.', details: answer.details, requestId: 'x' },
    }),
  );
  await shopper.open('/product/101?size=M&color=pine');
  await addButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText('Only 2 left for this variant');
  Object.assign(answer, { status: 500, code: 'INTERNAL', details: undefined });
  await addButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText('Could not add to cart.');
  await expect(shopper.cart).toBeHidden();
});

test("age and gender, and the store's policies in tabs with arrow-key navigation", async ({
  page,
  shopper,
}) => {
  await shopper.open('/product/201');
  await expect(main(page).getByText(/^Dropped .+ • Men$/)).toBeVisible();
  await main(page).getByRole('tab', { name: 'Description' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('tabpanel', { name: 'Shipping' })).toContainText('3–7 business days');
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('tabpanel', { name: 'Returns' })).toContainText(
    'within 30 days of delivery',
  );
});

test('the rating links to the reviews, which can be sorted and expanded in place', async ({
  page,
  shopper,
}) => {
  await shopper.open('/product/104');
  await main(page)
    .getByRole('link', { name: /^\d\.\d \(8\)/ })
    .click();
  const reviews = strip(page, 'Reviews');
  await expect(reviews).toBeInViewport();
  await expect(reviews.getByRole('article')).toHaveCount(4);
  const sort = reviews.getByRole('combobox', { name: /^Sort/ });
  await sort.focus();
  await sort.selectOption('Lowest');
  await expect(reviews.getByRole('img', { name: '3 out of 5 stars' }).first()).toBeVisible();
  await expect(sort).toBeFocused();
  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(8);
  await expect(reviews.getByRole('article').nth(4)).toBeFocused();
  await shopper.open('/product/102');
  await expect(main(page).getByText('No reviews yet.')).toBeAttached();
});

test(
  'the strip moves 320 px per arrow, and another product begins at its top',
  { tag: '@phone' },
  async ({ page, shopper, isMobile }) => {
    await shopper.open('/product/101?size=M&color=clay');
    const related = strip(page, 'You might also like');
    const row = related.getByRole('list').first();
    await isHydrated(row);
    if (!isMobile) {
      await related.getByRole('button', { name: 'Next products' }).click();
      await expect.poll(() => scrolledBy(row)).toBe(320);
      await related.getByRole('button', { name: 'Previous products' }).click();
      await expect.poll(() => scrolledBy(row)).toBe(0);
    }
    const card = related.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link', { name }).click();
    await expect(shopper.heading(name)).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0);
    await expect(page).not.toHaveURL(/size=|color=/);
    await expect(strip(page, 'Recently viewed').getByRole('article')).toHaveCount(1);
    await expect(strip(page, 'Recently viewed')).toContainText('Ascend High-Rise Legging');
  },
);

test(
  'on a phone a bar offers the choice once the button has scrolled away',
  { tag: '@phone-only' },
  async ({ page, shopper }) => {
    await shopper.open('/product/101?size=M&color=pine');
    await expect(main(page).getByText('$98.00 · M · Pine')).toHaveCount(0);
    await page.mouse.wheel(0, 1_400);
    await expect(main(page).getByText('$98.00 · M · Pine')).toBeVisible();
    await main(page).getByRole('button', { name: 'Add to Cart' }).last().click();
    await expect(shopper.cart).toBeVisible();
  },
);

test(
  'the size guide opens in place, and closing it restores the focus',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.open('/product/101?size=M&color=pine');
    const link = main(page).getByRole('link', { name: 'Size Guide' });
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Size guide' });
    await expect(dialog.getByRole('row', { name: /^M 70–75/ })).toBeVisible();
    await dialog.getByRole('radio', { name: 'in', exact: true }).check({ force: true });
    await expect(dialog.getByRole('row', { name: /^M 27.5–29.5/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await shopper.open('/sizeguide');
    await expect(main(page).getByRole('radio', { name: 'in', exact: true })).toBeChecked();
  },
);

test('a product that cannot be loaded shows a message, and loads on retry', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/500/, /ApiError: No/);
  await shopper.open('/collections');
  let fails = true;
  await page.route(/\/api\/products\/\d+$/, (route) =>
    fails
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'No.', requestId: 'x' } })
      : route.continue(),
  );
  const card = main(page).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  fails = false;
  await again.click();
  await expect(shopper.heading(name)).toBeVisible();
});

test('adding makes one call: the drawer opens with its response', async ({ page, shopper }) => {
  await shopper.open('/product/101');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/cart')) calls.push(`${request.method()} ${pathname}`);
  });
  await addButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart (1)' });
  await expect(drawer.getByRole('link', { name: 'Ascend High-Rise Legging' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['POST /api/cart/add']);
});
