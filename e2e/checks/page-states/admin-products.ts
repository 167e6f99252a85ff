import { expect } from '@playwright/test';
import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { close, dialog, firstRow, root } from './admin-parts.ts';
import type { Visit } from './page-state.ts';

/** Products as the staff sees them; nothing is saved. Like `adminDecisions`, one scheme in a dialog and the other one under it. */
export const adminProducts: readonly Visit[] = [
  {
    name: 'products, behind the counter',
    // Of the picture that is refused.
    expectedNoise: [/Failed to load resource: the server responded with a status of 400/],
    states: [
      {
        name: 'the products, one of them selected',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/products?category=Leggings`);
          await expect(firstRow(page)).toBeVisible();
          await page.keyboard.press('j');
          await page.keyboard.press('x');
          await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
        },
      },
      {
        name: 'another price for it, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.keyboard.press('p');
          await dialog(page, /^Change the price/)
            .getByRole('textbox', { name: 'New price' })
            .fill('-20%');
          await expect(dialog(page, /^Change the price/).getByText(/→/)).toBeVisible();
        },
      },
      {
        name: 'a tag for it, in dark',
        reach: async ({ page }) => {
          await close(page);
          await page.keyboard.press('t');
          await dialog(page, /^Tag 1 product/)
            .getByRole('button', { name: /^Tag 1 product/ })
            .click();
          await expect(page.getByText('Name the tag.')).toBeVisible();
        },
      },
      {
        name: 'the order of the collections, in dark',
        reach: async ({ page, shopper }) => {
          await close(page);
          await shopper.open(`${root}/collections`);
          await expect(firstRow(page)).toBeVisible();
          await page.keyboard.press('o');
          await expect(dialog(page, 'Order of the collections').getByRole('listitem').first()).toBeVisible();
        },
      },
      {
        name: 'a product with mistakes, stock that is typed, and a picture that is refused, in dark',
        reach: async ({ page, shopper }) => {
          await close(page);
          await shopper.open(`${root}/products/101`);
          await page.getByRole('textbox', { name: /^Compare-at price/ }).fill('1');
          await page
            .getByRole('textbox', { name: /^Stock, / })
            .first()
            .fill('+5');
          await expect(page.getByRole('group', { name: 'Change of stock' })).toBeVisible();
          await page.getByRole('button', { name: /^Picture 2 of/ }).click();
          await expect(page.getByRole('textbox', { name: 'What it shows' })).toBeVisible();
          const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
          await page.getByLabel(/^Add pictures/).setInputFiles(file);
          await expect(page.getByText(/^Pictures can be JPEG/)).toBeVisible();
          await page.keyboard.press('Control+s');
          await expect(page.getByText('Must be above the price.')).toBeVisible();
        },
      },
      {
        name: 'a new collection with a mistake, and what its rule chooses, in dark',
        reach: async ({ page, shopper }) => {
          page.once('dialog', (asked) => void asked.accept());
          await shopper.open(`${root}/collections/new`);
          await page.getByRole('checkbox', { name: 'Limited' }).check();
          await expect(page.getByRole('list', { name: 'Products that fit' })).toBeVisible();
          await page.keyboard.press('Control+s');
          await expect(page.getByText('Enter a title.', { exact: true })).toBeVisible();
        },
      },
      {
        name: 'the home page with a new slide that lacks all, in dark',
        reach: async ({ page, shopper }) => {
          page.once('dialog', (asked) => void asked.accept());
          await shopper.open(`${root}/home`);
          await page.getByRole('button', { name: 'Add a slide' }).click();
          await page.getByRole('button', { name: /^Categories/ }).click();
          await page.keyboard.press('Control+s');
          await expect(page.getByText('Choose a picture.', { exact: true })).toBeVisible();
        },
      },
      {
        name: 'the settings of the shop with a mistake, in dark',
        reach: async ({ page, shopper }) => {
          page.once('dialog', (asked) => void asked.accept());
          await shopper.open(`${root}/settings`);
          const facts = page.getByRole('form', { name: 'Facts of the shop' });
          await facts.getByRole('textbox', { name: 'ZIP code' }).fill('75001');
          await facts.getByRole('button', { name: 'Save' }).click();
          await expect(page.getByText('This ZIP code is not in MA.')).toBeVisible();
        },
      },
      {
        name: 'a new product like another one',
        reach: async ({ page, shopper }) => {
          await page.emulateMedia({ colorScheme: 'light' });
          page.once('dialog', (asked) => void asked.accept());
          await shopper.open(`${root}/products/new?from=101`);
          await expect(page.getByRole('textbox', { name: /^SKU, / }).first()).toBeVisible();
        },
      },
      {
        name: 'a file of products to choose',
        reach: async ({ page, shopper }) => {
          page.once('dialog', (asked) => void asked.accept());
          await shopper.open(`${root}/imports`);
          await expect(page.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
        },
      },
      {
        name: 'what it would change and what of it is wrong, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          const text = 'Handle,Price,Stock\nascend-high-rise-legging,1,\ntempo-6in-bike-short,"54,00",';
          const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
          await page.getByLabel('CSV file').setInputFiles(file);
          await expect(page.getByRole('table', { name: 'Errors' })).toBeVisible();
        },
      },
    ],
  },
];
