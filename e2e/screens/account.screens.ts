import { expect } from '@playwright/test';
import { buyOne } from '../fixtures/store/bought-order.ts';
import { demoAdmin } from '../fixtures/store/demo-accounts.ts';
import { deliver, ship } from '../fixtures/store/operator.ts';
import { test } from './screen.ts';

for (const name of ['login', 'register']) {
  test(name, async ({ shopper, capture }) => {
    await shopper.open(`/${name}`);
    await capture(name);
  });
}

test('login-error', async ({ shopper, page, capture, expectedNoise }) => {
  expectedNoise.push(/401|Login failed/);
  await shopper.open('/login');
  await shopper.signIn({ email: 'nobody@example.com', password: 'not the password' });
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
  await capture('login-error');
});

test('register-errors', async ({ shopper, page, capture }) => {
  await shopper.open('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await capture('register-errors');
});

test('orders-empty', async ({ shopper, page, capture }) => {
  await shopper.open('/register');
  await shopper.register();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.waitForLoadState('networkidle');
  await capture('dashboard-empty');
  await shopper.open('/dashboard/orders');
  await page.waitForLoadState('networkidle');
  await capture('orders-empty');
  await shopper.open('/dashboard/addresses');
  await page.waitForLoadState('networkidle');
  await capture('addresses-empty');
});

test('orders', async ({ shopper, payment, page, capture }) => {
  const orderId = await buyOne(shopper, payment);
  await page.waitForLoadState('networkidle');
  await capture('order-paid');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await capture('order-cancel');
  await ship(orderId);
  await deliver(orderId);
  await shopper.open(`/dashboard/orders/${orderId}`);
  await page.waitForLoadState('networkidle');
  await capture('order-delivered');
  await page.getByRole('button', { name: 'Request a return' }).click();
  await capture('order-return');
  await shopper.open(`/dashboard/orders/${orderId}/invoice`);
  await capture('invoice');
  await page.emulateMedia({ media: 'print' });
  await capture('invoice-on-paper');
  await page.emulateMedia({ media: 'screen' });
  await shopper.open('/dashboard');
  await page.waitForLoadState('networkidle');
  await capture('dashboard');
});

test('account', async ({ shopper, page, capture }) => {
  await shopper.open('/forgot-password');
  await capture('forgot-password');
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(shopper.heading('Check your email')).toBeVisible();
  await capture('forgot-password-sent');
  await shopper.open('/reset-password?token=unknown');
  await capture('reset-password');
  await shopper.open('/verify-email');
  await capture('link-expired');
  await shopper.open('/register');
  await shopper.register();
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const name of ['profile', 'security', 'prefs']) {
    await shopper.open(`/account/${name}`);
    await page.waitForLoadState('networkidle');
    await capture(name);
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await capture('delete-account');
});

test('admin', async ({ shopper, page, capture }) => {
  await shopper.open('/login');
  await shopper.signIn(demoAdmin);
  await expect(shopper.heading('Admin Dashboard')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await capture('admin');
});
