import { expect } from '@playwright/test';
import type { PageState, Visit } from './page-state.ts';

const withHearts = (path: string): PageState => ({
  name: `hearts on ${path}`,
  reach: async ({ page, shopper }) => {
    await shopper.open(path);
    const heart = page.getByRole('main').getByRole('button', { name: /^Save / });
    await expect(heart.first()).toBeVisible();
  },
});

/** Saved products: the page, and the hearts on the cards of other pages. */
export const wishlist: readonly Visit[] = [
  {
    name: 'saved products',
    states: [
      {
        name: 'the wishlist',
        reach: async ({ page, shopper }) => {
          await shopper.registered();
          await shopper.withSaved(101, 111, 105);
          await shopper.open('/wishlist');
          await expect(page.getByText('3 products', { exact: true })).toBeVisible();
          await expect(page.getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(3);
        },
      },
      {
        name: 'one removed',
        reach: async ({ page }) => {
          await page
            .getByRole('button', { name: /^Save /, pressed: true })
            .first()
            .click();
          await expect(page.getByText('2 products', { exact: true })).toBeVisible();
        },
      },
      withHearts('/collections/woman'),
    ],
  },
];
