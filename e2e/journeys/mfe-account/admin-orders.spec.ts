import type { Page } from '@playwright/test';
import { buyOne } from '../../fixtures/store/bought-order.ts';
import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { linkTo } from '../../fixtures/store/mails.ts';
import { query } from '../../fixtures/store/operator.ts';
import { Shopper } from '../../fixtures/store/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const orders = '/admin/AdminDashboard/orders';

/** Two more of the piece, so that there is something for a second parcel. */
const threePieces = (orderId: string) =>
  query(
    `with more as (update order_items set quantity = 3, tax_cents = tax_cents * 3 where order_id = $1)
     update orders set subtotal_cents = subtotal_cents * 3, tax_cents = tax_cents * 3, received_cents = total_cents + 2 * (subtotal_cents + tax_cents),
       total_cents = total_cents + 2 * (subtotal_cents + tax_cents) where id = $1`,
    orderId,
  );
const numberOf = async (orderId: string) =>
  (await query<{ number: string }>('select number from orders where id = $1', orderId))[0]?.number ?? '';

const parcel = (page: Page, nth: number) => page.getByRole('form', { name: `Ship parcel ${nth}` });

test('an order leaves in two parcels by keyboard alone and part of the money goes back; its shopper sees each step', async ({
  page,
  shopper,
  payment,
  browser,
  isMobile,
}) => {
  const orderId = await buyOne(shopper, payment);
  await threePieces(orderId);
  const number = await numberOf(orderId);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const staff = new Shopper(await context.newPage(), isMobile);
  await staff.signedIn(demoAdmin);
  await staff.open(orders);

  await test.step('the palette finds it by its number', async () => {
    await staff.page.keyboard.press('Control+k');
    await staff.page.keyboard.type(`#${number}`);
    await expect(staff.page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
    await staff.page.keyboard.press('Enter');
    await expect(staff.heading(number)).toBeVisible();
  });

  await test.step('it is on hold until it is released', async () => {
    await staff.page.keyboard.press('h');
    await staff.page
      .getByRole('dialog', { name: /on hold$/ })
      .getByLabel('Note')
      .fill('No such street.');
    await staff.page.keyboard.press('Control+Enter');
    await expect(staff.page.getByRole('region', { name: 'On hold: address' })).toBeVisible();
    await expect(parcel(staff.page, 1)).toBeHidden();
    await staff.page.keyboard.press('h');
    await expect(parcel(staff.page, 1)).toBeVisible();
  });

  await test.step('two pieces leave', async () => {
    await staff.page.keyboard.press('s');
    await expect(parcel(staff.page, 1).getByLabel('Tracking number')).toBeFocused();
    await parcel(staff.page, 1).getByRole('spinbutton').first().focus();
    await staff.page.keyboard.press('ArrowDown');
    await staff.page.keyboard.press('s');
    await parcel(staff.page, 1).getByLabel('Tracking number').fill('1Z999AA10123456784');
    await staff.page.keyboard.press('Control+Enter');
    await expect(staff.page.getByText(/Parcel 1 with 2 pieces is shipped/).first()).toBeVisible();
    await shopper.reload();
    await expect(page.getByText('Partly shipped').first()).toBeVisible();
    await expect(page.getByText('The rest follows in another parcel.')).toBeVisible();
  });

  await test.step('the last one leaves', async () => {
    await parcel(staff.page, 2).getByLabel('Tracking number').fill('9400111899223197428490');
    await expect(parcel(staff.page, 2).getByLabel('Carrier', { exact: true })).toHaveValue('USPS');
    await staff.page.keyboard.press('Control+Enter');
    await expect(staff.page.getByText(/Parcel 2 with 1 piece is shipped/).first()).toBeVisible();
    await shopper.reload();
    await expect(page.getByRole('link', { name: 'Track your parcel' })).toHaveCount(2);
  });

  await test.step('money of one piece goes back', async () => {
    await staff.page.keyboard.press('r');
    const dialog = staff.page.getByRole('dialog', { name: /^Refund/ });
    await dialog.getByLabel('Amount in dollars').fill('20');
    await staff.page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await shopper.reload();
      await expect(page.getByText('Partially refunded').first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  });
  await context.close();
});

test('who is told of a delay cancels the order with the link of the mail, without signing in', async ({
  page,
  shopper,
  payment,
  browser,
  isMobile,
}) => {
  const orderId = await buyOne(shopper, payment);
  await expect(page.getByText(/^It ships by /)).toBeVisible();
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL });
  const staff = new Shopper(await context.newPage(), isMobile);
  await staff.signedIn(demoAdmin);
  await staff.open(`${orders}/${orderId}`);
  await staff.page.getByRole('button', { name: /^Delay/ }).click();
  const dialog = staff.page.getByRole('dialog', { name: 'Tell the customer of a delay' });
  await dialog.getByLabel('New ship-by date').fill('2099-12-30');
  await dialog.getByRole('button', { name: /^Send the notice/ }).click();
  await expect(dialog).toBeHidden();
  await shopper.reload();
  await expect(page.getByText(/This order is delayed/)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL });
  const reader = new Shopper(await elsewhere.newPage(), isMobile);
  await reader.open(await linkTo('/orders/delay', shopper.account.email));
  await reader.page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(reader.heading('Your order is canceled')).toBeVisible();
  await shopper.reload();
  await expect(page.getByText(/Canceled\. \$[\d.]+ goes back to you/)).toBeVisible();
  await elsewhere.close();
  await context.close();
});

test('an order is shipped from a phone in the stock room @phone-only', async ({
  page,
  shopper,
  payment,
  browser,
  isMobile,
}) => {
  const orderId = await buyOne(shopper, payment);
  const number = await numberOf(orderId);
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    hasTouch: true,
    isMobile: true,
  });
  const staff = new Shopper(await context.newPage(), isMobile);
  await staff.signedIn(demoAdmin);
  await staff.open(`${orders}?task=ship`);
  await staff.page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .tap();
  await expect(staff.heading(number)).toBeVisible();
  await parcel(staff.page, 1).getByLabel('Tracking number').fill('1Z999AA10123456784');
  await staff.page.getByRole('button', { name: /^Mark 1 piece shipped/ }).tap();
  await expect(staff.page.getByText(/Parcel 1 with 1 piece is shipped/).first()).toBeVisible();
  await shopper.reload();
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toBeVisible();
  await context.close();
});
