import { expect } from '@playwright/test';
import { demoAdmin } from '../fixtures/demo-accounts.ts';
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

test('admin', async ({ shopper, page, capture }) => {
  await shopper.open('/login');
  await shopper.signIn(demoAdmin);
  await expect(shopper.heading('Admin Dashboard')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await capture('admin');
});
