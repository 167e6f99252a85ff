import { expect, type Page } from '@playwright/test';
import { cards } from '../fixtures/store/payment-page.ts';
import type { Shopper } from '../fixtures/store/shopper.ts';
import { test } from './screen.ts';

/** Three lines; each product page has preselected a combination that is in stock. */
async function fillCart(page: Page, shopper: Shopper): Promise<void> {
  for (const path of ['/product/111', '/product/105', '/product/101?size=M&color=pine']) {
    await shopper.open(path);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(shopper.cart.getByRole('button', { name: /Remove/ }).first()).toBeVisible();
  }
}

test('cart-empty', async ({ page, shopper, capture }) => {
  await shopper.open('/cart');
  await capture('cart-empty');
  await shopper.open('/collections');
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(shopper.cart).toBeVisible();
  await capture('cart-sidebar-empty', { window: true });
});

test('cart', async ({ page, shopper, capture }) => {
  await fillCart(page, shopper);
  await capture('cart-sidebar', { window: true });
  await shopper.cart.getByRole('button', { name: /Edit/ }).first().click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await capture('cart-edit', { window: true });
  await shopper.open('/cart');
  await expect(page.getByRole('button', { name: /Remove/ }).first()).toBeVisible();
  await capture('cart');
  await page
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Undo/ })).toBeVisible();
  await capture('cart-removed');
});

test('checkout', async ({ page, shopper, capture, payment }) => {
  await fillCart(page, shopper);
  await shopper.checkOutFromSidebar();
  await expect(shopper.heading('Sign In')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await shopper.register();
  await expect(shopper.heading('Review & Pay')).toBeVisible();
  await capture('checkout-no-address');
  await page.getByRole('main').getByRole('button', { name: 'Add address' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await capture('address-errors', { window: true });
  await page.keyboard.press('Escape');
  await shopper.addAddress();
  await expect(page.getByText('Tax (6.25%)')).toBeVisible();
  await capture('checkout');
  await shopper.payWithStripe();
  await payment.isOpen();
  await capture('payment-page');
  await payment.webhooks('normal');
  await payment.pay(cards.paid);
  await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
  await capture('success');
  await page.getByRole('link', { name: 'View my orders' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await capture('orders');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View|Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await capture('order');
  await shopper.open('/dashboard/addresses');
  await expect(page.getByText('41 Beacon Street').first()).toBeVisible();
  await capture('addresses');
  await shopper.open('/dashboard');
  await page.waitForLoadState('networkidle');
  await capture('dashboard');
});

test('cancel', async ({ shopper, capture }) => {
  await shopper.open('/cancel');
  await capture('cancel');
});
