import type { Page } from '@playwright/test';
import { buyOne } from '../../fixtures/store/bought-order.ts';
import { demoAdmin } from '../../fixtures/store/demo-accounts.ts';
import { deliver, ship } from '../../fixtures/store/operator.ts';
import { notForPaper } from '../../fixtures/browser/print-styles.ts';
import { expect, test } from '../../fixtures/test.ts';

const garment = 'Ascend High-Rise Legging';

const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

test('a paid order can be canceled before it has shipped, and is refunded', async ({
  page,
  shopper,
  payment,
}) => {
  await buyOne(shopper, payment);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog.getByText(/We give back \$114\.03 the way you paid/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();

  await expect(badge(page, 'Refunded')).toBeVisible();
  await expect(shopper.heading(/^Order #ROP-/)).toBeFocused();
  await expect(page.getByText(/Canceled\. \$114\.03 is refunded\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(async () => {
    await shopper.open(new URL(page.url()).pathname);
    const given = page.locator('dt', { hasText: 'Refunded' }).locator('+ dd');
    await expect(given).toHaveText('$114.03', { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });

  await shopper.open('/dashboard/orders?status=REFUNDED');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a delivered order can be tracked, and returned within thirty days; the request stays after a reload', async ({
  page,
  shopper,
  payment,
}) => {
  const orderId = await buyOne(shopper, payment);
  await ship(orderId);
  await shopper.open(`/orders/${orderId}`);
  await expect(page).toHaveURL(`/dashboard/orders/${orderId}`);
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.ups\.com\/track\?tracknum=1Z/,
  );
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request a return' })).toHaveCount(0);

  await test.step('thirty days after the delivery no return is offered', async () => {
    await deliver(orderId, 30);
    await shopper.reload();
    await expect(badge(page, 'Delivered')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request a return' })).toHaveCount(0);
  });

  await deliver(orderId);
  await shopper.reload();
  await page.getByRole('button', { name: 'Request a return' }).click();
  const form = page.getByRole('dialog', { name: 'Request a return' });
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(form.getByText('Choose a reason.')).toBeVisible();
  await expect(form.getByLabel('Reason')).toBeFocused();
  await form.getByLabel('Reason').selectOption('Too small');
  await form.getByLabel(/Anything we should know/).fill('The waist is tight.');
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(form).toBeHidden();
  await expect(shopper.heading(/^Order #ROP-/)).toBeFocused();

  await shopper.reload();
  const returns = page.getByRole('region', { name: 'Returns' });
  await expect(returns.getByText(`1 × ${garment} · Too small`)).toBeVisible();
  await expect(returns.getByText('Requested', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a return' })).toHaveCount(0);
});

test('a piece that has arrived is reviewed, approved by the staff, and shown as a verified purchase', async ({
  page,
  shopper,
  payment,
}) => {
  const orderId = await buyOne(shopper, payment);
  await ship(orderId);
  await deliver(orderId, 8);
  await shopper.open(`/dashboard/orders/${orderId}`);
  const own = page.getByRole('region', { name: 'Your reviews' });
  const form = own.getByRole('form', { name: `Review of ${garment}` });
  const title = `Holds up ${orderId.slice(0, 8)}`;

  await test.step('by keyboard; what is missing is said at its field', async () => {
    await own.getByRole('button', { name: `Write a review: ${garment}` }).press('Enter');
    await form.getByRole('button', { name: 'Send review' }).press('Enter');
    await expect(form.getByText('Choose one to five stars.')).toBeVisible();
    await expect(form.getByRole('radio', { name: /^1 star:/ })).toBeFocused();
    await page.keyboard.press('Space');
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await form.getByLabel('Title').fill(title);
  });
  await test.step('what was typed is there after a reload', async () => {
    await form.getByLabel('Your review').fill('The waistband stays where it is, also when I run.');
    await shopper.reload();
    await own.getByRole('button', { name: `Write a review: ${garment}` }).click();
    await expect(form.getByLabel('Title')).toHaveValue(title);
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(own.getByText('Being checked')).toBeVisible();
  });
  await test.step('a member of the staff approves and answers it', async () => {
    await shopper.signedIn(demoAdmin);
    await shopper.open('/admin/AdminDashboard/reviews?status=PENDING');
    await page.getByRole('row').filter({ hasText: title }).getByRole('link').first().click();
    await expect(shopper.heading(title)).toBeVisible();
    await page.getByLabel('Your answer').fill('Thank you for telling us.');
    await page.getByRole('button', { name: 'Save answer' }).click();
    await expect(page.getByText('The answer is saved').first()).toBeVisible();
    await page.getByRole('heading', { name: 'Answer' }).click();
    await page.keyboard.press('a');
    await expect(page.getByText('The review is published').first()).toBeVisible();
  });
  await test.step('everybody sees it', async () => {
    const shown = page.getByRole('article').filter({ hasText: title });
    // A page that was drawn a moment ago is served for some seconds more.
    await expect(async () => {
      await shopper.open('/product/101');
      await expect(shown).toContainText('Verified purchase', { timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await expect(shown).toContainText('Thank you for telling us.');
  });
});

test("an order can be bought again, and its invoice prints without the store's layout", async ({
  page,
  shopper,
  payment,
}) => {
  const orderId = await buyOne(shopper, payment);
  await page.getByRole('main').getByRole('button', { name: 'Buy again' }).click();
  await expect(shopper.cart.getByRole('link', { name: garment })).toBeVisible();
  await shopper.closeCart();

  await page.getByRole('link', { name: 'Print invoice' }).click();
  await expect(shopper.heading(/^Invoice INV-/)).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/orders/${orderId}/invoice`);
  await page.emulateMedia({ media: 'print' });
  expect(await notForPaper(page)).toEqual({ useless: [], pale: [], folded: [] });
  await expect(page.getByText('41 Beacon Street, Apt 6')).toBeVisible();
  // The window has the width of the paper.
  const widths = await page.evaluate(() => [
    document.querySelector('main article')?.getBoundingClientRect().width ?? 0,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeGreaterThan(0.9 * (widths[1] ?? 0));
  await expect(page.getByText('FREE SHIPPING ON ORDERS OVER $250')).toBeHidden();
  await expect(page.getByRole('cell', { name: '$98.00' })).toHaveCount(2);
  await page.emulateMedia({ media: 'screen' });

  await shopper.reload();
  await expect(shopper.heading(/^Invoice INV-/)).toBeVisible();
  await page.goBack();
  await expect(shopper.heading(/^Order #ROP-/)).toBeVisible();
});

test(
  'the overview shows what is new; the list of orders is filtered in its address',
  { tag: '@phone' },
  async ({ page, shopper, payment }) => {
    await buyOne(shopper, payment);
    await shopper.open('/product/101');
    await shopper.open('/dashboard');
    await expect(shopper.heading('Hi, Maya')).toBeVisible();
    const region = (name: string) => page.getByRole('region', { name });
    await expect(region('Latest order').getByText('Paid', { exact: true })).toBeVisible();
    await expect(region('Default address').getByText('Chicago, IL 60601')).toBeVisible();
    await expect(region('Preferred sizes').getByRole('link', { name: 'Choose sizes' })).toBeVisible();
    await region('Recently viewed').getByRole('link', { name: garment }).click();
    await expect(shopper.heading(garment)).toBeVisible();

    await shopper.open('/dashboard/orders');
    const states = page.getByRole('navigation', { name: 'Orders by state' });
    await states.getByRole('link', { name: 'Shipped' }).click();
    await expect(page.getByText('No orders in this state.')).toBeVisible();
    await expect(page).toHaveURL(/\?status=SHIPPED$/);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goForward();
    await shopper.reload();
    await expect(page.getByText('No orders in this state.')).toBeVisible();
  },
);
