import { expect } from '@playwright/test';
import { test } from './screen.ts';

test('wishlist-empty', async ({ page, shopper, capture }) => {
  await shopper.open('/wishlist');
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await capture('wishlist-empty');
});

test('wishlist', async ({ page, shopper, capture }) => {
  await shopper.open('/collections/woman');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save / });
  for (const index of [0, 1, 3, 4]) await hearts.nth(index).click();
  await expect(page.getByText('Saved to your wishlist')).toBeVisible();
  await capture('hearts', { window: true });
  await shopper.open('/wishlist');
  await expect(page.getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(4);
  await capture('wishlist');
});

test('wishlist-of-an-account', async ({ page, shopper, capture }) => {
  await shopper.registered();
  await shopper.withSaved(101, 105, 143);
  await shopper.open('/wishlist');
  const hearts = page.getByRole('button', { name: /^Save /, pressed: true });
  await expect(hearts).toHaveCount(3);
  await hearts.first().click();
  await capture('wishlist-removed');
});
