import { expect, type Page } from '@playwright/test';
import { buyOne, buySome } from '../../fixtures/store/bought-order.ts';
import { demoAdmin, demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { newTrackingNumber } from '../../fixtures/store/tracking-numbers.ts';
import type { Visit } from './page-state.ts';

const root = '/admin/AdminDashboard';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** By its link, which the gray bars of a list that loads do not have. */
const firstRow = (page: Page) => page.getByRole('row').nth(1).getByRole('link').first();

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A decision in a dialog is inspected in one scheme, the page under it in the other: both schemes have the same parts. */
export const adminDecisions: readonly Visit[] = [
  {
    name: 'people, behind the counter',
    states: [
      {
        name: 'the people, one of them selected',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/people?q=${encodeURIComponent(demoShopper.email)}`);
          await expect(firstRow(page)).toBeVisible();
          await page.keyboard.press('j');
          await page.keyboard.press('x');
          await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
        },
      },
      {
        name: 'a person, in the form, in dark',
        reach: async ({ page }) => {
          await firstRow(page).click();
          await expect(page.getByRole('button', { name: /^Block/ })).toBeVisible();
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.getByRole('button', { name: 'Edit' }).click();
          await expect(page.getByRole('form', { name: 'Account' })).toBeVisible();
        },
      },
      {
        name: 'blocking a person, in dark',
        reach: async ({ page }) => {
          await page.getByRole('button', { name: 'Close' }).click();
          await page.getByRole('button', { name: /^Block/ }).click();
          await expect(dialog(page, /^Block /)).toBeVisible();
        },
      },
      {
        name: 'deleting a person',
        reach: async ({ page }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'light' });
          await page
            .getByRole('button', { name: /^Delete/ })
            .first()
            .click();
          await expect(dialog(page, /^Delete /)).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'staff and their log',
    states: [
      {
        name: 'an invitation for a colleague',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/staff`);
          await expect(firstRow(page)).toBeVisible();
          await page.keyboard.press('n');
          await expect(dialog(page, 'Invite a colleague')).toBeVisible();
        },
      },
      {
        name: 'the staff, in dark',
        reach: async ({ page }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'dark' });
        },
      },
      {
        name: 'the log',
        reach: async ({ page, shopper }) => {
          const note = { text: 'Asked about a size.' };
          await page.emulateMedia({ colorScheme: 'light' });
          await shopper.open(`${root}/people?q=${encodeURIComponent(demoShopper.email)}`);
          await firstRow(page).click();
          await page.getByRole('textbox', { name: /^Note/ }).fill(note.text);
          await page.getByRole('button', { name: 'Add note' }).click();
          await expect(page.getByText('The note is added').first()).toBeVisible();
          await shopper.open(`${root}/audit`);
          await expect(firstRow(page)).toBeVisible();
        },
      },
      {
        name: 'an entry of the log, in dark',
        reach: async ({ page, shopper }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await firstRow(page).click();
          await expect(page.getByRole('link', { name: 'Audit log' }).nth(1)).toBeVisible();
          await expect(shopper.heading('Audit log')).toHaveCount(0);
        },
      },
    ],
  },
  {
    name: 'orders, behind the counter',
    states: [
      {
        name: 'an order to ship',
        reach: async ({ page, shopper, payment }) => {
          const orderId = await buyOne(shopper, payment);
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/orders/${orderId}`);
          await expect(page.getByRole('form', { name: 'Ship parcel 1' })).toBeVisible();
          await page.getByLabel('Add a tag').fill('gift');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('button', { name: 'Take off gift' })).toBeVisible();
          await page.getByRole('textbox', { name: /^Note/ }).fill('Leave it at the door.');
          await page.getByRole('button', { name: 'Add note' }).click();
          await expect(page.getByRole('button', { name: 'Delete note' })).toBeVisible();
        },
      },
      {
        name: 'correcting its address',
        reach: async ({ page, shopper }) => {
          await shopper.heading(/^ROP-/).click();
          await page.keyboard.press('e');
          await expect(dialog(page, /^Correct the address/)).toBeVisible();
        },
      },
      {
        name: 'giving its money back, in dark',
        reach: async ({ page }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.keyboard.press('r');
          await expect(dialog(page, /^Refund/)).toBeVisible();
        },
      },
      {
        name: 'the orders to ship, in dark',
        reach: async ({ page, shopper }) => {
          await close(page);
          await shopper.open(`${root}/orders?task=ship&q=${encodeURIComponent(shopper.account.email)}`);
          await expect(firstRow(page)).toBeVisible();
        },
      },
      {
        name: 'an order that is under way',
        reach: async ({ page }) => {
          await firstRow(page).click();
          await page.emulateMedia({ colorScheme: 'light' });
          await page.getByLabel('Tracking number').fill(newTrackingNumber());
          await page.keyboard.press('Control+Enter');
          await expect(page.getByText(/^Parcel 1 with/).first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'reviews, behind the counter',
    states: [
      {
        name: 'the reviews with two stars',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/reviews?stars=2`);
          await expect(firstRow(page)).toBeVisible();
        },
      },
      {
        name: 'a review, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await firstRow(page).click();
          await expect(page.getByRole('region', { name: 'About this review' })).toBeVisible();
        },
      },
      {
        name: 'hiding it',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.keyboard.press('h');
          await expect(dialog(page, 'Hide this review?')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'many orders at once, behind the counter',
    states: [
      {
        name: 'the first of two orders to ship, one by one',
        reach: async ({ page, shopper, payment }) => {
          await buySome(shopper, payment, 2);
          const { email } = shopper.account;
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/orders?task=ship&sort=placed&q=${encodeURIComponent(email)}`);
          await expect(firstRow(page)).toBeVisible();
          await page.keyboard.press('Control+a');
          await page.keyboard.press('s');
          await expect(dialog(page, 'Ship 2 orders').getByLabel('Tracking number')).toBeFocused();
          await page.keyboard.type('BSC-1');
        },
      },
      {
        name: 'what was shipped, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.keyboard.press('PageDown');
          await page.keyboard.press('PageDown');
          await expect(page.getByText('Nothing was shipped.')).toBeVisible();
        },
      },
      {
        name: 'their pick list, in dark',
        reach: async ({ page }) => {
          await close(page);
          await page.keyboard.press('l');
          await expect(page.getByRole('article', { name: 'Pick list' })).toBeVisible();
        },
      },
      {
        name: 'their packing slips',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.keyboard.press('u');
          await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
          await page.keyboard.press('p');
          await expect(page.getByRole('article', { name: /^Packing slip/ })).toHaveCount(2);
        },
      },
      {
        name: 'a file of tracking numbers to choose',
        reach: async ({ page, shopper }) => {
          await shopper.open(`${root}/orders/import-tracking`);
          await expect(page.getByRole('textbox', { name: /^Or paste the rows/ })).toBeVisible();
        },
      },
      {
        name: 'what its rows would do, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await page
            .getByRole('textbox', { name: /^Or paste the rows/ })
            .fill(`ROP-000000,${newTrackingNumber()}\nROP-000001,9.4E+21`);
          await page.keyboard.press('Control+Enter');
          await expect(page.getByRole('table', { name: 'Refused rows' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'the storefront, behind the counter',
    states: [
      {
        name: 'the parts of the store',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/storefront`);
          await expect(page.getByRole('table', { name: 'Parts of the store' })).toBeVisible();
        },
      },
      {
        name: 'rolling the store back, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.getByRole('button', { name: /^Roll back to a moment/ }).click();
          await expect(dialog(page, 'Roll back to a moment')).toBeVisible();
        },
      },
    ],
  },
];
