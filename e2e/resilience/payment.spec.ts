import { cards } from '../fixtures/store/payment-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.afterEach(async ({ payment }) => payment.webhooks('normal'));

test('without a webhook the success page settles the order by asking the payment provider', async ({
  page,
  shopper,
  payment,
}) => {
  await shopper.goToPayment();
  await payment.webhooks('drop');
  await payment.pay(cards.paid);
  await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
  await page.getByRole('link', { name: 'View my orders' }).click();
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible();
});

test('a repeated webhook changes nothing', async ({ page, shopper, payment }) => {
  await shopper.goToPayment();
  await payment.webhooks('duplicate');
  await payment.pay(cards.paid);
  await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
  await page.getByRole('link', { name: 'View my orders' }).click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /View order/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Paid/ })).toHaveCount(1);
});
