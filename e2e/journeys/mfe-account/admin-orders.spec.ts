import type { Locator, Page } from '@playwright/test';
import { buyOne, buySome } from '../../fixtures/store/bought-order.ts';
import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { linkTo } from '../../fixtures/store/mails.ts';
import { cards } from '../../fixtures/store/payment-page.ts';
import { deliver, query } from '../../fixtures/store/operator.ts';
import { Shopper } from '../../fixtures/store/shopper.ts';
import { newTrackingNumber } from '../../fixtures/store/tracking-numbers.ts';
import { expect, test } from '../../fixtures/test.ts';

const orders = '/admin/AdminDashboard/orders';
/** The orders of one shopper that wait to be shipped, in the list. */
const ordersOf = (shopper: Shopper) =>
  `${orders}?q=${encodeURIComponent(shopper.account.email)}&task=ship&sort=placed`;

/** Of a choice of variants, those of which some are left and that are not ordered. */
const sizesLeft = async (choice: Locator): Promise<readonly string[]> =>
  (await choice.getByRole('option', { name: /\d left\)$/ }).allTextContents()).map((label) => label.trim());

/** Two more of the piece, so that there is something for a second parcel. */
const threePieces = (orderId: string) =>
  query(
    `with more as (update order_items set quantity = 3, tax_cents = tax_cents * 3 where order_id = $1),
       paid as (update order_payments p set received_cents = o.total_cents + 2 * (o.subtotal_cents + o.tax_cents) from orders o
         where o.id = $1 and p.order_id = o.id)
     update orders set subtotal_cents = subtotal_cents * 3, tax_cents = tax_cents * 3, received_cents = total_cents + 2 * (subtotal_cents + tax_cents),
       total_cents = total_cents + 2 * (subtotal_cents + tax_cents) where id = $1`,
    orderId,
  );
const numberOf = async (orderId: string) =>
  (await query<{ number: string }>('select number from orders where id = $1', orderId))[0]?.number ?? '';

const parcel = (page: Page, nth: number) => page.getByRole('form', { name: `Ship parcel ${nth}` });

test('an order leaves in two parcels by keyboard alone, part of the money goes back, then its pieces; its shopper sees each step', async ({
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
    await parcel(staff.page, 1).getByLabel('Tracking number').fill(newTrackingNumber());
    await staff.page.keyboard.press('Control+Enter');
    await expect(staff.page.getByText(/Parcel 1 with 2 pieces is shipped/).first()).toBeVisible();
    await shopper.reload();
    await expect(page.getByText('Partly shipped').first()).toBeVisible();
    await expect(page.getByText('The rest follows in another parcel.')).toBeVisible();
  });

  await test.step('the last one leaves', async () => {
    await parcel(staff.page, 2).getByLabel('Tracking number').fill(newTrackingNumber('USPS'));
    await expect(parcel(staff.page, 2).getByLabel('Carrier', { exact: true })).toHaveValue('USPS');
    await staff.page.keyboard.press('Control+Enter');
    await expect(staff.page.getByText(/Parcel 2 with 1 piece is shipped/).first()).toBeVisible();
    await shopper.reload();
    await expect(page.getByRole('link', { name: 'Track your parcel' })).toHaveCount(2);
  });

  await test.step('money of one piece goes back', async () => {
    await staff.page.keyboard.press('r');
    const dialog = staff.page.getByRole('dialog', { name: /^Refund/ });
    // What goes back in all has to be less than the provider has received, which is the price of one piece.
    await dialog.getByLabel('Amount in dollars').fill('5');
    await staff.page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await shopper.reload();
      await expect(page.getByText('Partially refunded').first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  });
  await test.step('of what comes back one piece is refunded, one exchanged, and one not refunded', async () => {
    await deliver(orderId);
    const orderItemId = (await shopper.api.call('getOrder', { params: { id: orderId } })).items[0]?.id ?? '';
    const lines = [{ orderItemId, quantity: 3, reason: 'TOO_SMALL' as const }];
    await shopper.api.call('requestReturn', { params: { id: orderId }, body: { lines } });
    await staff.reload();
    const returned = staff.page.getByRole('region', { name: 'Return' });
    await returned.getByRole('button', { name: 'Approve with an exchange' }).press('Enter');
    const exchange = staff.page.getByRole('dialog', { name: 'Approve with an exchange' });
    const choice = exchange.getByRole('combobox', { name: /^In exchange for/ });
    await expect(choice.getByRole('option', { name: /left\)$/ }).first()).toBeAttached();
    await choice.selectOption({ index: 1 });
    await exchange.getByRole('spinbutton').focus();
    for (const key of ['ArrowDown', 'ArrowDown']) await staff.page.keyboard.press(key);
    await staff.page.keyboard.press('Control+Enter');
    await expect(returned.getByText(/in exchange for .*kept until/)).toBeVisible();

    await returned.getByRole('button', { name: 'Receive' }).press('Enter');
    const form = staff.page.getByRole('dialog', { name: 'Receive the return' });
    await expect(form.getByRole('group', { name: /^Piece 3:/ })).toBeVisible();
    for (const key of ['1', 'a', '2', 'm', '3', 'd']) await staff.page.keyboard.press(key);
    const third = form.getByRole('group', { name: /^Piece 3:/ });
    await third.getByLabel('The customer gets').selectOption('No refund');
    await staff.page.keyboard.press('Control+Enter');
    await expect(third.getByLabel('Why there is no refund')).toBeFocused();
    await staff.page.keyboard.type('The seam was cut.');
    await staff.page.keyboard.press('Control+Enter');
    await expect(returned.getByText('Completed', { exact: true })).toBeVisible();
    await expect(parcel(staff.page, 3)).toBeVisible();

    await shopper.reload();
    const returns = page.getByRole('region', { name: 'Returns' });
    await expect(returns.getByText(/exchanged for size/)).toBeVisible();
    await expect(returns.getByText(/taken back\. Refunds take/)).toBeVisible();
    await expect(returns.getByText(/not refunded: The seam was cut\./)).toBeVisible();
    await expect(page.getByText('Return received: 1 refunded, 1 exchanged, 1 not refunded')).toBeVisible();
  });

  await context.close();
});

test('an order is changed, once dearer and once cheaper; told of a delay its shopper cancels it with the link of the mail, without signing in', async ({
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
  const change = staff.page.getByRole('dialog', { name: /^Change ROP-/ });
  const variant = change.getByRole('combobox', { name: /^Size and color of/ });
  const made = staff.page.getByRole('region', { name: 'Changes' });

  await test.step('another size and a second piece wait for their payment, by the link of the mail', async () => {
    await staff.page.keyboard.press('c');
    await expect(variant.getByRole('option', { name: /left\)$/ }).first()).toBeAttached();
    await variant.selectOption({ label: (await sizesLeft(variant))[0] ?? '' });
    await change.getByRole('spinbutton').focus();
    await staff.page.keyboard.press('ArrowUp');
    await expect(change.getByRole('button', { name: /^Send the link for \$/ })).toBeVisible();
    await staff.page.keyboard.press('Control+Enter');
    await expect(made.getByText('To be paid')).toBeVisible();
    await shopper.open(await linkTo('/orders/change', shopper.account.email));
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await payment.pay(cards.paid);
    await expect(shopper.heading('Your order is changed')).toBeVisible();
    await staff.reload();
    await expect(made.getByText('Changed', { exact: true })).toBeVisible();
  });

  await test.step('one piece less in a third size gives money back', async () => {
    await staff.page.keyboard.press('c');
    await expect(variant.getByRole('option', { name: /left\)$/ }).first()).toBeAttached();
    await variant.selectOption({ label: (await sizesLeft(variant))[1] ?? '' });
    await change.getByRole('spinbutton').focus();
    await staff.page.keyboard.press('ArrowDown');
    await expect(change.getByRole('button', { name: /^Change and give back \$/ })).toBeVisible();
    await staff.page.keyboard.press('Control+Enter');
    await expect(made.getByText('Changed', { exact: true })).toHaveCount(2);
    await shopper.open(`/dashboard/orders/${orderId}`);
    await expect(page.getByText(/^Changed\./)).toHaveCount(2);
  });

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
  await expect(page.getByText(/Canceled\. \$[\d.]+ is refunded/)).toBeVisible();
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
  await staff.open(ordersOf(shopper));
  await staff.page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .tap();
  await expect(staff.heading(number)).toBeVisible();
  await parcel(staff.page, 1).getByLabel('Tracking number').fill(newTrackingNumber());
  await staff.page.getByRole('button', { name: /^Mark 1 piece shipped/ }).tap();
  await expect(staff.page.getByText(/Parcel 1 with 1 piece is shipped/).first()).toBeVisible();
  await shopper.reload();
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toBeVisible();
  await context.close();
});

const shipDialog = (page: Page) => page.getByRole('dialog', { name: /^Ship \d+ orders$/ });

test('a day’s shipping by keyboard: twelve orders, two of them in two parcels, one on hold, one in review, with their papers, and a file', async ({
  page,
  shopper,
  payment,
  browser,
  isMobile,
}) => {
  test.slow();
  const ids = await buySome(shopper, payment, 15);
  const [held = '', reviewed = ''] = ids.splice(12, 2);
  for (const id of ids.slice(0, 2)) await threePieces(id);
  const last = await numberOf(ids.at(-1) ?? '');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const staff = new Shopper(await context.newPage(), isMobile);
  const { keyboard } = staff.page;
  await staff.signedIn(demoAdmin);
  const note = 'Asked for it by phone.';
  await staff.api.call('holdOrder', { params: { id: held }, body: { reason: 'customer', note } });
  const review = `update orders set payment_state = 'REVIEW', review_cause = 'refund failed' where id = $1`;
  await query(review, reviewed);
  await staff.open(`${orders}?q=${encodeURIComponent(shopper.account.email)}&sort=placed`);
  await expect(staff.page.getByRole('link', { name: last })).toBeVisible();

  await test.step('the papers of all of them are printed', async () => {
    await keyboard.press('Control+a');
    await keyboard.press('l');
    await expect(staff.page.getByText('17 pieces for 13 orders')).toBeVisible();
    await keyboard.press('u');
    await expect(staff.page.getByRole('toolbar', { name: 'Selection' })).toContainText('15 selected');
    await keyboard.press('p');
    await expect(staff.page.getByRole('article', { name: /^Packing slip ROP-/ })).toHaveCount(13);
    await staff.page.emulateMedia({ media: 'print' });
    await expect(staff.page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
    await expect(staff.heading('Packing slips')).toBeHidden();
    await expect(staff.page.getByRole('img', { name: `Barcode ${last}` })).toBeVisible();
    await staff.page.emulateMedia({ media: 'screen' });
    await keyboard.press('u');
    await expect(staff.page.getByRole('toolbar', { name: 'Selection' })).toContainText('15 selected');
  });

  const field = shipDialog(staff.page).getByLabel('Tracking number');
  await test.step('twelve orders leave one after the other, the first two in two parcels', async () => {
    await keyboard.press('s');
    for (const [index, id] of ids.slice(0, 12).entries()) {
      const number = await numberOf(id);
      await expect(shipDialog(staff.page).getByRole('form', { name: `Ship ${number}` })).toBeVisible();
      await expect(field).toBeFocused();
      if (index < 2) {
        await keyboard.press('Shift+Tab');
        await keyboard.press('Space');
        await expect(shipDialog(staff.page).getByRole('spinbutton')).toBeFocused();
        await keyboard.press('ArrowDown');
        while (!(await field.evaluate((input) => input === document.activeElement)))
          await keyboard.press('Tab');
        await keyboard.type(newTrackingNumber());
        await keyboard.press('Enter');
        await expect(shipDialog(staff.page).getByText(/parcel 2$/)).toBeVisible();
        await expect(field).toBeFocused();
      }
      await keyboard.type(newTrackingNumber(index % 2 === 0 ? 'UPS' : 'USPS'));
      await keyboard.press('Enter');
    }
    await expect(shipDialog(staff.page).getByRole('form', { name: `Ship ${last}` })).toBeVisible();
    await keyboard.press('PageDown');
    await expect(staff.page.getByText(/^12 of 15 orders shipped in 14 parcels\./)).toBeVisible();
    const refused = shipDialog(staff.page).getByRole('listitem').filter({ hasText: 'Refused' });
    await expect(refused).toHaveCount(2);
    await expect(
      refused.filter({ hasText: 'On hold: asked by the customer. Release it first.' }),
    ).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(staff.page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the last one leaves by a file; the same file again changes nothing', async () => {
    const file = `Order,Tracking number\n${last},${newTrackingNumber('USPS')}`;
    const area = staff.page.getByRole('textbox', { name: /^Or paste the rows/ });
    await keyboard.press('i');
    await area.focus();
    await keyboard.insertText(file);
    await keyboard.press('Control+Enter');
    await expect(staff.page.getByRole('button', { name: /^Ship 1 parcel/ })).toBeVisible();
    await keyboard.press('Control+Enter');
    await expect(staff.page.getByText(/^1 parcel is shipped/).first()).toBeVisible();
    await staff.page.getByRole('button', { name: 'Import another file' }).press('Enter');
    await area.focus();
    await keyboard.insertText(file);
    await keyboard.press('Control+Enter');
    await expect(staff.page.getByText('This parcel was recorded before: nothing changes.')).toBeVisible();
  });

  await test.step('the payment in review is settled: it was given back by other means', async () => {
    await staff.open(`${orders}/${reviewed}`);
    const panel = staff.page.getByRole('region', { name: 'The payment is in review' });
    await panel.getByRole('button', { name: 'Close without a refund' }).press('Enter');
    const question = staff.page.getByRole('dialog');
    await question.getByRole('button', { name: /^Close (without|the order)/ }).press('Enter');
    await expect(panel).toBeHidden();
  });

  await test.step('the shopper sees both parcels of the first order', async () => {
    await shopper.open(`/dashboard/orders/${ids[0] ?? ''}`);
    await expect(page.getByRole('link', { name: 'Track your parcel' })).toHaveCount(2);
  });
  await context.close();
});

test('three orders are shipped one after the other from a phone @phone-only', async ({
  page,
  shopper,
  payment,
  browser,
  isMobile,
}) => {
  const ids = await buySome(shopper, payment, 3);
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    hasTouch: true,
    isMobile: true,
  });
  const staff = new Shopper(await context.newPage(), isMobile);
  await staff.signedIn(demoAdmin);
  await staff.open(ordersOf(shopper));
  const [first = ''] = await Promise.all(ids.map(numberOf));
  // A long press, as by a thumb, begins the selection; the bar selects the others.
  const row = staff.page.getByRole('row', { name: new RegExp(first) });
  await expect(row).toBeVisible();
  await row.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
  await expect(staff.page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
  await row.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true, bubbles: true });
  await staff.page.getByRole('button', { name: /^Select all/ }).tap();
  await staff.page.getByRole('button', { name: /^Ship/ }).tap();
  const field = shipDialog(staff.page).getByLabel('Tracking number');
  for (const id of ids) {
    await expect(
      shipDialog(staff.page).getByRole('form', { name: `Ship ${await numberOf(id)}` }),
    ).toBeVisible();
    await field.fill(newTrackingNumber());
    await shipDialog(staff.page)
      .getByRole('button', { name: /^Ship 1 piece/ })
      .tap();
  }
  await expect(staff.page.getByText(/^3 of 3 orders shipped in 3 parcels\./)).toBeVisible();
  await staff.page.getByRole('button', { name: 'Back to the orders' }).tap();
  await expect(staff.page.getByRole('dialog')).toHaveCount(0);
  await shopper.open(`/dashboard/orders/${ids[2] ?? ''}`);
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toBeVisible();
  await context.close();
});
