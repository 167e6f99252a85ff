import { expect } from '@playwright/test';
import { demoAdmin, demoShopper } from '../../fixtures/store/demo-accounts.ts';
import { close, dialog, firstRow, root } from './admin-parts.ts';
import type { Visit } from './page-state.ts';

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
