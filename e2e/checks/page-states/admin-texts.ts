import { expect } from '@playwright/test';
import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { close, dialog, discard, firstRow, root } from './admin-parts.ts';
import type { Visit } from './page-state.ts';

/** Texts, charts, search and taxes as the staff sees them; nothing is saved. Like `adminDecisions`, one scheme in a dialog and the other one under it. */
export const adminTexts: readonly Visit[] = [
  {
    name: 'texts of the store, behind the counter',
    states: [
      {
        name: 'the pages, and a new one without a title',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/pages`);
          await page.getByRole('button', { name: /^New page/ }).click();
          await dialog(page, 'New page')
            .getByRole('button', { name: /^Make the page/ })
            .click();
          await expect(dialog(page, 'New page').getByRole('textbox', { name: 'Title' })).toHaveAttribute(
            'aria-invalid',
            'true',
          );
        },
      },
      {
        name: 'a page with a change that is not saved, in dark',
        reach: async ({ page, shopper }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await shopper.open(`${root}/pages/faq`);
          await page.getByRole('textbox', { name: 'Title' }).fill('');
          await page.keyboard.press('Control+s');
          await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
        },
      },
      {
        name: 'the texts of emails, in dark',
        reach: async ({ page, shopper }) => {
          page.once('dialog', (asked) => void asked.accept());
          await shopper.open(`${root}/mails`);
          await expect(page.getByRole('heading', { level: 1, name: 'Email texts' })).toBeVisible();
        },
      },
      {
        name: 'the text of one email',
        reach: async ({ page, shopper }) => {
          await page.emulateMedia({ colorScheme: 'light' });
          await shopper.open(`${root}/mails/reset-password`);
          await expect(page.getByRole('textbox', { name: 'Paragraph 1' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'size charts, search and taxes, behind the counter',
    states: [
      {
        name: 'the size charts, and those of categories',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/size-charts`);
          await expect(firstRow(page)).toBeVisible();
          await page.keyboard.press('c');
          await expect(
            dialog(page, 'Charts of categories').getByRole('table', { name: 'Charts of categories' }),
          ).toBeVisible();
        },
      },
      {
        name: 'a size chart, in dark',
        reach: async ({ page, shopper }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await shopper.open(`${root}/size-charts/1`);
          await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
        },
      },
      {
        name: 'the search, and a synonym that lacks its words, in dark',
        reach: async ({ page, shopper }) => {
          await shopper.open(`${root}/search`);
          await page.getByRole('button', { name: /^New synonym/ }).click();
          await page.getByRole('button', { name: /^Save the synonym/ }).click();
          await expect(page.locator('dialog [aria-invalid=true]')).not.toHaveCount(0);
        },
      },
      {
        name: 'products on top of a search',
        reach: async ({ page }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.getByRole('button', { name: /^Pin products/ }).click();
          const pins = dialog(page, 'Products on top of a search');
          await pins.getByRole('searchbox', { name: 'Add products' }).fill('legging');
          await pins.getByRole('button', { name: /^Add / }).first().click();
          await expect(pins.getByRole('list', { name: 'Products on top' })).toBeVisible();
        },
      },
      {
        name: 'the taxes, and a rule for a place that lacks all',
        reach: async ({ page, shopper }) => {
          await discard(page);
          await shopper.open(`${root}/taxes`);
          await page
            .getByRole('region', { name: 'Places, kinds of goods and shipping' })
            .getByRole('button', { name: 'Add a rule' })
            .click();
          const rule = dialog(page, 'New rule for a place or goods');
          await rule.getByRole('button', { name: /^Add the rule/ }).click();
          await expect(rule.locator('[aria-invalid=true]')).not.toHaveCount(0);
        },
      },
      {
        name: 'the taxes, in dark',
        reach: async ({ page }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect(page.getByRole('group', { name: 'An order to try' })).toBeVisible();
        },
      },
    ],
  },
];
