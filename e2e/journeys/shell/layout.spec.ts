import type { Page } from '@playwright/test';
import { demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('the first tab stop skips the navigation', async ({ page, shopper }) => {
  await shopper.open('/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = () =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
  expect(await inMain()).toBe(true);
});

test('the account menu opens, closes and signs out', async ({ page, shopper }) => {
  await shopper.signedIn(demoShopper);
  await shopper.open('/faq');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Hi, Maya' });
  const orders = page.getByRole('banner').getByRole('link', { name: 'Orders' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(orders).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orders).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(orders).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shopper.heading('Orders')).toBeFocused();
  await expect(orders).toBeHidden();

  await toggle.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
  await expect(orders, 'leaving the menu closes it').toBeHidden();

  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Hi, Guest' })).toBeVisible();
});

test(
  'the menu of small screens opens, navigates and closes',
  { tag: '@phone-only' },
  async ({ page, shopper }) => {
    await shopper.open('/faq');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('combobox').focus();
    await page.keyboard.type('halo');
    await expect(option(page, /Halo/)).toBeVisible();
    await expect(menu.getByRole('status'), 'what is outside a dialog is not heard').toHaveText(
      '1 suggestion.',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(menu, 'the list is closed before the menu').toBeVisible();
    await menu.getByRole('link', { name: 'Sale' }).press('Enter');
    await expect(shopper.heading('Sale')).toBeFocused();
    await expect(menu).toBeHidden();
  },
);

test('the cart opens, and closing it restores the focus', { tag: '@phone' }, async ({ page, shopper }) => {
  await shopper.open('/faq');
  const button = page.getByRole('button', { name: 'Cart, empty' });
  await button.press('Enter');
  await expect(shopper.cart.getByText('Your cart is empty.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.cart).toBeHidden();
  await expect(button).toBeFocused();
});

test(
  'the round cart button leaves the pages of the cart their lower edge',
  { tag: '@phone-only' },
  async ({ page, shopper }) => {
    await shopper.open('/faq');
    await expect(page.getByRole('button', { name: /^Cart,/ })).toBeVisible();
    await shopper.open('/cart');
    await expect(page.getByRole('button', { name: /^Cart,/ })).toHaveCount(0);
  },
);

test('parts of the layout that fail to load show a message, and load on the next try', async ({
  page,
  shopper,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|Loading chunk|ChunkLoadError|integrity/i);
  // On a busy machine the sidebar's own remote may need its second attempt.
  expectedNoise.push(/No answer within|already registered/);
  await shopper.open('/faq');
  // The toast component is loaded on the visitor's first interaction.
  await page.keyboard.press('Tab');
  await expect(page.locator('[popover=manual]')).toHaveCount(1);
  await page.route('**/releases/shell/**', (route) => route.abort());
  const cart = page.getByRole('button', { name: 'Cart, empty' });
  await cart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart could not be loaded' })).toBeVisible();
  await expect(shopper.heading('FAQ')).toBeVisible();
  await page.unroute('**/releases/shell/**');
  // The message may still cover the button.
  await cart.press('Enter');
  await expect(shopper.cart.getByText('Your cart is empty.')).toBeVisible();
});
