import { cards } from '../../fixtures/store/payment-page.ts';
import { legging } from '../../fixtures/store/products.ts';
import { expect, test } from '../../fixtures/test.ts';

test('checkout requires an address, shows the server’s totals, and says why the payment did not start', async ({
  page,
  shopper,
  payment,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 502/);
  await shopper.registered();
  await shopper.withCart(legging);
  await shopper.open('/checkout');
  await expect(page.getByText('You have no saved address yet.')).toBeVisible();
  await shopper.payWithStripe();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select' })).toHaveText(
    'Please select a shipping address before proceeding to checkout.',
  );

  await page.route('**/api/checkout/quote', (route) =>
    route.fulfill({ json: { subtotal: 98, shipping: 0, tax: 7.35, total: 105.35, taxRatePercent: 7.5 } }),
  );
  await shopper.addAddress();
  await expect(page.getByText('Please select a shipping address')).toBeHidden();
  await expect(page.getByRole('radio', { name: /Default/ })).toBeFocused();
  await expect(page.getByRole('radio', { name: /^Standard.*3–7 business days/ })).toBeChecked();
  await expect(page.getByText('Tax (7.5%)')).toBeVisible();
  await expect(page.getByText('$105.35')).toBeVisible();
  await page.unroute('**/api/checkout/quote');
  // The rest is with a faster method.
  await page.getByRole('radio', { name: /^Expedited/ }).click();
  await expect(page.getByText('$19.90').last()).toBeVisible();

  const refusal = {
    code: 'PAYMENT_PROVIDER_UNAVAILABLE',
    message: 'The payment page could not be opened. Nothing was charged. Please try again.',
    requestId: 'r',
  };
  await page.route('**/api/checkout', (route) => route.fulfill({ status: 502, json: refusal }), { times: 1 });
  await shopper.payWithStripe();
  await expect(page.getByRole('alert').filter({ hasText: refusal.message })).toBeVisible();

  await shopper.payWithStripe();
  await payment.isOpen();
  const session = payment.sessionId();
  // Coming back without paying, any number of times, keeps the same order and payment page.
  await shopper.open('/cancel');
  await expect(shopper.heading(/Payment\s*Canceled/)).toBeVisible();
  await expect(
    page.getByText('It looks like you canceled your checkout. You can try again anytime.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await payment.isOpen();
  expect(payment.sessionId()).toBe(session);

  await shopper.open('/dashboard/orders');
  await page.getByRole('link', { name: /^View order/ }).click();
  await expect(page.getByText('Shipping (expedited)')).toBeVisible();
  await page.getByRole('button', { name: 'Complete payment' }).click();
  await payment.isOpen();
  expect(payment.sessionId()).toBe(session);

  await shopper.open('/dashboard/orders');
  await page.getByRole('link', { name: /^View order/ }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Canceled/ })).toBeVisible();
  await shopper.open('/checkout');
  await expect(page.getByRole('radio', { name: /^Expedited/ })).toBeChecked();
  await shopper.payWithStripe();
  await payment.isOpen();
  expect(payment.sessionId(), 'a canceled order is not paid again').not.toBe(session);
});

test('a card that needs 3-D Secure pays once the bank has answered; a stranger sees little of the order', async ({
  page,
  shopper,
  payment,
  browser,
  baseURL,
}) => {
  await shopper.goToPayment();
  await payment.pay(cards.authentication);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(shopper.heading(/Payment\s*Successful/)).toBeVisible();
  await expect(page.getByText(/41 Beacon Street/)).toBeVisible();

  const stranger = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await stranger.goto(page.url());
  await expect(stranger.getByText('Chicago, IL', { exact: true })).toBeVisible();
  await expect(stranger.getByText(/Beacon|@example/)).toHaveCount(0);
  await stranger.close();
});

for (const { name, card, end } of [
  { name: 'comes', card: cards.delayedSuccess, end: /Payment\s*Successful/ },
  { name: 'does not come', card: cards.delayedFailure, end: /Payment\s*Canceled/ },
]) {
  test(`a delayed payment that ${name}: the page waits and then says so`, async ({
    page,
    shopper,
    payment,
  }) => {
    await shopper.goToPayment();
    await payment.isOpen();
    const session = payment.sessionId();
    await payment.pay(card);
    await expect(shopper.heading(/Payment\s*Processing/)).toBeVisible();
    await expect(page.getByText('This takes a few seconds. You can leave this page.')).toBeVisible();
    await payment.settle(session);
    await expect(shopper.heading(end)).toBeVisible();
  });
}

test('an order that does not exist', async ({ page, shopper, expectedNoise }) => {
  expectedNoise.push(/status of 404/);
  await shopper.open('/success?session_id=cs_test_unknown');
  await expect(shopper.heading("We couldn't find your order.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/ }).click();
  await expect(page).toHaveURL('/');
});
