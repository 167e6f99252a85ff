import { cards } from '../../fixtures/store/payment-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a shopper finds a garment, registers on the way and buys it',
  { tag: '@slow' },
  async ({ page, shopper, payment }) => {
    await shopper.open('/');
    await expect(shopper.heading(/Elevate\s*Your\s*Energy/)).toBeVisible();

    await shopper.goToNavigation('Woman');
    await expect(shopper.heading("Women's Collection")).toBeVisible();

    const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Sold out' }).first();
    const name = (await card.getByRole('heading').first().textContent()) ?? '';
    await card.getByRole('link').first().click();
    await expect(shopper.heading(name)).toBeVisible();

    const size = page
      .getByRole('main')
      .getByRole('radio', { name: /^(XS|S|M|L|XL|XXL)$/ })
      .first();
    await shopper.addToCart({ size: (await size.getAttribute('value')) ?? 'M' });
    await expect(shopper.cart.getByText(name)).toBeVisible();

    await shopper.checkOutFromSidebar();
    await expect(shopper.heading('Sign In')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await shopper.register();

    await expect(shopper.heading('Review & Pay')).toBeVisible();
    await expect(page.getByRole('main').getByText(name)).toBeVisible();
    await shopper.addAddress();
    await expect(page.getByText('Tax (6.25%)')).toBeVisible();
    await shopper.payWithStripe();

    await payment.pay(cards.paid);
    await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
    const number =
      /ROP-\w+/.exec(
        (await page
          .getByText(/#ROP-\w+/)
          .first()
          .textContent()) ?? '',
      )?.[0] ?? 'no number';
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();

    await page.getByRole('link', { name: 'View my orders' }).click();
    await expect(page).toHaveURL(/\/dashboard\/orders$/);
    const order = page.getByRole('article', { name: `#${number}` });
    await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  },
);

test(
  'a declined card leaves the order waiting, and another card pays it',
  { tag: '@slow' },
  async ({ page, shopper, payment }) => {
    await shopper.goToPayment();
    await payment.pay(cards.declined);
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');

    await shopper.open('/dashboard/orders');
    await expect(page.getByRole('article').getByText('Processing')).toBeVisible();

    await shopper.open('/checkout');
    await shopper.payWithStripe();
    await payment.pay(cards.paid);
    await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();

    await shopper.open('/dashboard/orders');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible();
  },
);

test(
  'a window closed on the payment page loses nothing: the webhook settles the order',
  { tag: '@slow' },
  async ({ page, shopper, payment }) => {
    await shopper.goToPayment();
    await payment.isOpen();
    await payment.payElsewhere(payment.sessionId());

    await expect(async () => {
      await shopper.open('/dashboard/orders');
      await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  },
);
