import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { demoProducts } from '@ritual/shared/demo';
import { buyOne, buySome } from '../../fixtures/store/bought-order.ts';
import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { query } from '../../fixtures/store/operator.ts';
import { legging } from '../../fixtures/store/products.ts';
import { newTrackingNumber } from '../../fixtures/store/tracking-numbers.ts';
import { close, dialog, firstRow, root } from './admin-parts.ts';
import type { Visit } from './page-state.ts';

const leggingName = demoProducts.find(({ id }) => id === legging.productId)?.name ?? '';

/** Orders as the staff sees them; like `adminDecisions`, one scheme in a dialog and the other one under it. */
export const adminOrders: readonly Visit[] = [
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
    name: 'an order for a customer on the phone',
    states: [
      {
        name: 'with products that were found',
        reach: async ({ page, shopper }) => {
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/orders/new`);
          await page.getByRole('searchbox', { name: 'Find a product' }).fill(leggingName);
          await page.getByRole('button', { name: `Add ${leggingName}` }).click();
          await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1);
        },
      },
      {
        name: 'with mistakes, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.getByRole('combobox', { name: 'Method' }).selectOption('expedited');
          await page.getByRole('textbox', { name: 'Street' }).press('Control+Enter');
          await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
        },
      },
      {
        name: 'that waits for its payment, in dark',
        reach: async ({ page }) => {
          const fields = {
            ...{ Email: `phone-${randomUUID()}@example.com`, 'First name': 'Ada', 'Last name': 'Byron' },
            ...{ Phone: '(617) 555-0143', Recipient: 'Ada Byron', Street: '1 Test Street', City: 'Chicago' },
            ...{ State: 'IL', 'ZIP code': '60601', 'What it costs': '25' },
          };
          for (const [name, value] of Object.entries(fields))
            await page.getByRole('textbox', { name, exact: true }).fill(value);
          await expect(page.getByRole('region', { name: 'Total' })).toContainText('$25.00');
          await page.keyboard.press('Control+Enter');
          await expect(page.getByRole('textbox', { name: 'Link to pay' })).toBeVisible();
        },
      },
      {
        name: 'as its customer sees it by the link, in dark',
        reach: async ({ page }) => {
          await page.goto(await page.getByRole('textbox', { name: 'Link to pay' }).inputValue());
          await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
          await expect(page.getByRole('list', { name: 'Your pieces' })).toBeVisible();
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
    name: 'a payment that went wrong, behind the counter',
    states: [
      {
        name: 'the warning of a bank, and a dispute',
        reach: async ({ page, shopper, payment }) => {
          const orderId = await buyOne(shopper, payment);
          const sessions = 'select session_id as id from orders where id = $1';
          const [session] = await query<{ id: string }>(sessions, orderId);
          await payment.warn(session?.id ?? '');
          await payment.dispute(session?.id ?? '');
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/orders/${orderId}`);
          await expect(page.getByRole('region', { name: 'Early fraud warning' })).toBeVisible();
          await expect(page.getByRole('button', { name: 'Prepare evidence' })).toBeVisible();
        },
      },
      {
        name: 'evidence for the bank, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.getByRole('button', { name: 'Prepare evidence' }).click();
          await expect(dialog(page, /^Evidence for/).getByLabel(/^Receipt, deliveries/)).toHaveValue(/ROP-/);
        },
      },
      {
        name: 'dismissing the warning',
        reach: async ({ page }) => {
          await close(page);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.getByRole('button', { name: /^Dismiss/ }).click();
          await expect(dialog(page, 'Dismiss the warning')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'an order that is changed, behind the counter',
    states: [
      {
        name: 'what a dearer change costs',
        reach: async ({ page, shopper, payment }) => {
          const orderId = await buyOne(shopper, payment);
          await shopper.signedIn(demoAdmin);
          await shopper.open(`${root}/orders/${orderId}`);
          await page.keyboard.press('c');
          await page.getByRole('button', { name: /^Increase Pieces of/ }).click();
          await expect(page.getByText(/^The customer pays/)).toBeVisible();
          await page.getByRole('checkbox', { name: 'Do not charge the difference' }).check();
          await expect(page.getByText(/is not charged, and the order/)).toBeVisible();
        },
      },
      {
        name: 'the same, with a product found, in dark',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.getByRole('checkbox', { name: 'Do not charge the difference' }).uncheck();
          await page.getByRole('searchbox', { name: /^Add a product/ }).fill('legging');
          await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
        },
      },
      {
        name: 'a change that waits to be paid',
        reach: async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.getByRole('button', { name: /^Send the link/ }).click();
          await expect(page.getByText('To be paid')).toBeVisible();
          await page.getByText('To be paid').scrollIntoViewIfNeeded();
        },
      },
    ],
  },
];
