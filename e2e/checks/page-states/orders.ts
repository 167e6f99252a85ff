import { expect } from '@playwright/test';
import { buyOne } from '../../fixtures/store/bought-order.ts';
import { deliver, ship } from '../../fixtures/store/operator.ts';
import type { Visit } from './page-state.ts';

/** The states of an order and its actions. */
export const orders: readonly Visit[] = [
  {
    name: 'an order',
    states: [
      {
        name: 'paid',
        printed: ['41 Beacon Street, Apt 6'],
        reach: async ({ page, shopper, payment }) => {
          await buyOne(shopper, payment);
          await expect(page.getByText('41 Beacon Street, Apt 6')).toBeVisible();
        },
      },
      {
        name: 'being canceled',
        reach: async ({ page }) => {
          await page.getByRole('button', { name: 'Cancel order' }).click();
          await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
        },
      },
      {
        name: 'a return without a reason',
        reach: async ({ page }) => {
          const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
          await ship(orderId);
          await deliver(orderId);
          await page.reload();
          await page.getByRole('button', { name: 'Request a return' }).click();
          const form = page.getByRole('dialog', { name: 'Request a return' });
          await form.getByRole('button', { name: 'Request return' }).click();
          await expect(form.getByText('Choose a reason.')).toBeVisible();
        },
      },
      {
        name: 'with a return',
        reach: async ({ page }) => {
          const form = page.getByRole('dialog', { name: 'Request a return' });
          await form.getByLabel('Reason').selectOption('Too small');
          await form.getByRole('button', { name: 'Request return' }).click();
          await expect(page.getByRole('region', { name: 'Returns' })).toBeVisible();
        },
      },
      {
        name: 'a review without stars',
        reach: async ({ page }) => {
          const reviews = page.getByRole('region', { name: 'Your reviews' });
          await reviews.getByRole('button', { name: /^Write a review/ }).click();
          await reviews.getByRole('button', { name: 'Send review' }).click();
          await expect(reviews.getByText('Choose one to five stars.')).toBeVisible();
        },
      },
      {
        name: 'with a review that is being checked',
        reach: async ({ page }) => {
          const reviews = page.getByRole('region', { name: 'Your reviews' });
          await reviews.getByRole('radio', { name: /^4 stars/ }).check({ force: true });
          await reviews.getByRole('radio', { name: 'True to size' }).check({ force: true });
          await reviews.getByLabel('Title').fill('Good on long days');
          await reviews.getByLabel('Your review').fill('Worn every day since it came, and it fits.');
          await reviews.getByRole('button', { name: 'Send review' }).click();
          await expect(reviews.getByText('Being checked')).toBeVisible();
        },
      },
      {
        name: 'its invoice',
        printed: ['41 Beacon Street, Apt 6'],
        reach: async ({ page, shopper }) => {
          await page.getByRole('link', { name: 'Print invoice' }).click();
          await expect(shopper.heading(/^Invoice/)).toBeVisible();
        },
      },
    ],
  },
];
