import { expect } from '@playwright/test';
import { legging } from '../../fixtures/store/products.ts';
import type { Visit } from './page-state.ts';

/** From finding a product to paying for it, including size guide and reviews. */
export const shopping: readonly Visit[] = [
  {
    name: 'from the cart to the payment',
    states: [
      {
        name: 'the open cart',
        reach: async ({ shopper }) => {
          await shopper.open('/product/101?size=M&color=pine');
          await shopper.addToCart({ size: 'M' });
          await expect(shopper.cart.getByRole('button', { name: /Remove/ })).toBeVisible();
        },
      },
      {
        name: 'the cart page with a row',
        reach: async ({ page, shopper }) => {
          await shopper.open('/cart');
          await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
          const remove = page.getByRole('main').getByRole('button', { name: /Remove/ });
          await expect(remove.first()).toBeVisible();
        },
      },
      {
        name: 'checkout without an address',
        reach: async ({ page, shopper }) => {
          await shopper.registered();
          await shopper.withCart(legging);
          await shopper.open('/checkout');
          await expect(page.getByText('You have no saved address yet.')).toBeVisible();
        },
      },
      {
        name: 'checkout',
        reach: async ({ page, shopper }) => {
          await shopper.withAddress();
          await shopper.open('/checkout');
          await expect(page.getByRole('button', { name: 'Pay with Stripe' })).toBeEnabled();
          await expect(page.getByText('Tax (6.25%)')).toBeVisible();
        },
      },
    ],
  },
  ...['/collections/woman', '/NewIn'].map(
    (path) =>
      ({
        name: `quick add on ${path}`,
        states: [
          {
            name: 'open',
            reach: async ({ page, shopper }) => {
              await shopper.open(path);
              const add = page.getByRole('main').getByRole('button', { name: /^Quick add/i });
              await add.first().click();
              await expect(
                page.getByRole('dialog').getByRole('button', { name: /^Add to cart$/i }),
              ).toBeVisible();
            },
          },
        ],
      }) satisfies Visit,
  ),
  {
    name: 'what helps to choose',
    states: [
      {
        name: 'an open answer',
        reach: async ({ page, shopper }) => {
          await shopper.open('/faq');
          await page.getByText('How do I return something?').click();
          await expect(page.locator('details[open]')).toBeVisible();
        },
      },
      {
        name: 'found sizes',
        reach: async ({ page, shopper }) => {
          await shopper.open('/sizeguide');
          const finder = page.getByRole('region', { name: 'Find my size' });
          await finder.getByLabel('Chest (cm)').fill('90');
          await finder.getByLabel('Hips (cm)').fill('104');
          await finder.getByRole('button', { name: 'Find my size' }).click();
          await finder.getByRole('button', { name: 'Use these sizes' }).click();
          await expect(finder.getByText(/Product pages in this browser choose /)).toBeVisible();
        },
      },
    ],
  },
];
