import { expect } from '@playwright/test';
import { demoAdmin, demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { adminDecisions } from './admin.ts';
import { adminOrders } from './admin-orders.ts';
import { adminProducts } from './admin-products.ts';
import { adminTexts } from './admin-texts.ts';
import type { PageState, Visit } from './page-state.ts';

const pageOf = (path: string, heading: string | RegExp): PageState => ({
  name: path,
  reach: async ({ page, shopper }) => {
    await shopper.open(path);
    await expect(shopper.heading(heading)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  },
});

/** Account pages, sign-in pages, and the administrator's pages. */
export const account: readonly Visit[] = [
  {
    name: 'the account of a shopper',
    states: [
      {
        name: 'the dashboard',
        reach: async ({ shopper }) => {
          await shopper.signedIn(demoShopper);
          await shopper.open('/dashboard');
          await expect(shopper.heading(/^Hi,/)).toBeVisible();
        },
      },
      pageOf('/dashboard/orders', 'Orders'),
      pageOf('/dashboard/addresses', 'Addresses'),
      {
        name: 'an address with mistakes',
        reach: async ({ page }) => {
          const add = page.getByRole('main').getByRole('button', { name: /add address/i });
          await add.first().click();
          await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
          await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'the settings of a shopper',
    states: [
      {
        name: 'the profile',
        reach: async ({ shopper }) => {
          await shopper.signedIn(demoShopper);
          await shopper.open('/account/profile');
          await expect(shopper.heading('Profile')).toBeVisible();
        },
      },
      pageOf('/account/security', 'Security'),
      pageOf('/account/prefs', 'Preferences'),
      {
        name: 'deleting the account without the password',
        reach: async ({ page }) => {
          await page.getByRole('button', { name: 'Delete my account' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
          await expect(page.getByText('Enter your password.')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'ways into an account',
    expectedNoise: [/401/, /Login failed/],
    states: [
      {
        name: 'a wrong password',
        reach: async ({ page, shopper }) => {
          await shopper.open('/login');
          await shopper.signIn({ ...demoShopper, password: 'not the password' });
          await expect(page.getByRole('alert').first()).toBeVisible();
        },
      },
      {
        name: 'a registration with mistakes',
        reach: async ({ page, shopper }) => {
          await shopper.open('/register');
          await page.getByRole('button', { name: 'Register' }).click();
          const first = page.getByRole('textbox', { name: 'First Name' });
          await expect(first).toHaveAttribute('aria-invalid', 'true');
        },
      },
      {
        name: 'a link to a new password is on its way',
        reach: async ({ page, shopper }) => {
          await shopper.open('/forgot-password');
          await page.getByLabel('Email address').fill('nobody@example.com');
          await page.getByRole('button', { name: 'Send link' }).click();
          await expect(shopper.heading('Check your email')).toBeVisible();
        },
      },
      pageOf('/verify-email', 'Link expired'),
      pageOf('/invitation', 'Link expired'),
      pageOf('/orders/delay', 'Link expired'),
      pageOf('/orders/change', 'Link expired'),
      pageOf('/orders/pay', 'Link expired'),
      pageOf('/account/review-mails?token=made-up', 'Stop these emails?'),
    ],
  },
  {
    name: 'the administrator’s area',
    states: [
      {
        name: 'the overview',
        reach: async ({ shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open('/admin/AdminDashboard');
          await expect(shopper.heading('Admin Dashboard')).toBeVisible();
          await expect(shopper.page.getByRole('slider', { name: 'Revenue by day' })).toBeVisible();
        },
      },
      {
        name: 'the overview, its numbers as a table',
        reach: async ({ page }) => {
          await page.getByRole('button', { name: 'As a table' }).click();
          await expect(page.getByRole('table', { name: 'Revenue by day' })).toBeVisible();
        },
      },
      {
        name: 'a message to the store',
        reach: async ({ page, shopper }) => {
          const message = {
            name: 'Nora Test',
            email: 'nora@example.com',
            topic: 'ORDER',
            orderNumber: '7K3M9Q',
          };
          const data = { ...message, message: 'Where is my parcel?', seconds: 30 };
          expect((await page.request.post('/api/contact', { data })).status()).toBe(202);
          await shopper.open('/admin/AdminDashboard/messages');
          await expect(shopper.heading('Messages')).toBeVisible();
          await page
            .getByRole('row')
            .filter({ hasText: 'Nora Test' })
            .first()
            .getByRole('link')
            .first()
            .click();
          await expect(shopper.heading(/^Message C-/)).toBeVisible();
        },
      },
      {
        name: 'a list with selected rows and an open filter',
        reach: async ({ page, shopper }) => {
          await shopper.open('/admin/AdminDashboard/messages');
          await expect(page.getByRole('row').nth(1)).toBeVisible();
          await page.keyboard.press('j');
          await page.keyboard.press('x');
          await page.keyboard.press('f');
          await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Status' }).click();
          await expect(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
        },
      },
      {
        name: 'nothing found',
        reach: async ({ page, shopper }) => {
          await shopper.open('/admin/AdminDashboard/messages?q=nothing-like-this');
          await expect(page.getByText('No message fits this filter')).toBeVisible();
        },
      },
      {
        name: 'the emails in dark',
        reach: async ({ page, shopper }) => {
          await shopper.open('/admin/AdminDashboard/emails');
          await expect(page.getByRole('row').nth(1)).toBeVisible();
          await page.emulateMedia({ colorScheme: 'dark' });
        },
      },
      {
        name: 'the palette in dark',
        reach: async ({ page, shopper }) => {
          await shopper.open('/admin/AdminDashboard/visits');
          await expect(shopper.heading('Visits')).toBeVisible();
          await page.keyboard.press('Control+k');
          await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
        },
      },
    ],
  },
  ...adminOrders,
  ...adminProducts,
  ...adminTexts,
  ...adminDecisions,
];
