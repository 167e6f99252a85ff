import type { Page } from '@playwright/test';
import { isHydrated } from '../../fixtures/browser/hydrated.ts';
import { crossover } from '../../fixtures/store/products.ts';
import { expect, test } from '../../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Size') });
// A blocked button (aria-disabled) says why when it is pressed; Playwright would wait for it to be enabled.
const pressAdd = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Add to cart' }).click({ force: true });
const quickAdd = (page: Page, area: string | null = null) =>
  (area === null ? page.getByRole('main') : page.getByRole('region', { name: area }))
    .getByRole('button', { name: /^Quick add/ })
    .first();

for (const { path, area, tag } of [
  { path: '/collections', area: null, tag: '@phone' },
  { path: '/NewIn', area: null, tag: [] },
  { path: '/search?q=legging', area: null, tag: [] },
  { path: '/product/101', area: 'You might also like', tag: [] },
]) {
  test(`quick add on ${path}: success closes it and opens the cart`, { tag }, async ({ page, shopper }) => {
    await shopper.open(path);
    const button = quickAdd(page, area);
    await isHydrated(button);
    const form = dialog(page);
    await button.press('Enter');
    await expect(form).toBeVisible();
    await pressAdd(page);
    await expect(form.getByRole('alert')).toHaveText('Please choose a valid variant');
    const size = form.getByLabel('Size');
    const available = size.locator('option:not(:has-text("sold out")):not([value=""])').first();
    await size.selectOption((await available.getAttribute('value')) ?? '');
    await pressAdd(page);
    await expect(shopper.cart).toBeVisible();
    await expect(form).toBeHidden();
    await expect(shopper.cart.getByRole('listitem').first()).toBeVisible();
  });
}

test('quick add counts the units in the cart', async ({ page, shopper }) => {
  await shopper.withCart(crossover);
  await shopper.open('/search?q=stillpoint+crossover');
  const button = page.getByRole('button', { name: 'Quick add, Stillpoint Crossover Legging' });
  await button.focus();
  await page.keyboard.press('Enter');
  const form = dialog(page);
  await form.getByLabel('Color').selectOption('oat');
  await form.getByLabel('Size').selectOption('XS');
  await expect(form.getByText('Only 3 left (1 in cart)', { exact: true })).toBeVisible();
  const quantity = form.getByRole('spinbutton');
  await quantity.fill('4');
  await quantity.press('Tab');
  await expect(form.getByRole('alert')).toHaveText('Only 3 left (considering your cart)');
  await expect(quantity).toHaveValue('3');
  await pressAdd(page);
  await shopper.closeCart();

  await button.focus();
  await page.keyboard.press('Enter');
  await form.getByLabel('Color').selectOption('oat');
  await form.getByLabel('Size').selectOption('XS');
  await expect(form.getByText('Out of stock', { exact: true })).toBeVisible();
  await pressAdd(page);
  await expect(form.getByRole('alert')).toHaveText('Out of stock (already in cart)');
});
