import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { eventually } from '../testing/eventually.ts';
import { payWith, submit } from '../testing/hosted-form.ts';
import { CANCEL_URL, closeAll, sessionParams, startSandbox } from '../testing/start-sandbox.ts';
import type { RunningSandbox } from '../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
let session: Stripe.Checkout.Session;
let url: string;

beforeEach(async () => {
  sandbox = await startSandbox({ delayedPaymentMs: 60_000 });
  session = await sandbox.stripe.checkout.sessions.create(sessionParams());
  url = String(session.url);
});
afterEach(closeAll);

const read = () => sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
const eventTypes = async () => (await sandbox.stripe.events.list()).data.map(({ type }) => type);
const successUrl = () => `http://localhost:3000/success?session_id=${session.id}`;

test('a good card pays and leads to the store', async () => {
  expect((await payWith(url, '4242 4242 4242 4242')).leftFor).toBe(successUrl());
  expect(await read()).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'maya@example.com', name: 'Maya Collins' },
    payment_intent: { status: 'succeeded', amount: 29113, amount_received: 29113 },
  });
  expect(await eventTypes()).toEqual(['checkout.session.completed']);
});

test('what costs nothing is completed without a card', async () => {
  const line = { currency: 'usd', unit_amount: 0, product_data: { name: 'Sticker' } };
  session = await sandbox.stripe.checkout.sessions.create(
    sessionParams({ line_items: [{ quantity: 1, price_data: line }] }),
  );
  const page = await (await fetch(String(session.url))).text();
  expect(page).toContain('Complete order</button>');
  expect(page).not.toContain('cardNumber"');
  expect((await submit(String(session.url), { email: 'no address' })).page).toContain(
    'email address is invalid',
  );
  expect((await submit(String(session.url), { email: 'maya@example.com' })).leftFor).toBe(successUrl());
  expect(await read()).toMatchObject({
    ...{ status: 'complete', payment_status: 'no_payment_required', amount_total: 0, payment_intent: null },
  });
  expect(await eventTypes()).toEqual(['checkout.session.completed']);
});

test('a line that is a tax stands with the sums and not in the subtotal', async () => {
  const price = (unit_amount: number, name: string) => ({
    quantity: 1,
    price_data: { currency: 'usd', unit_amount, product_data: { name } },
  });
  const tax = { ...price(625, 'Sales tax (6.25%)'), metadata: { kind: 'tax' } };
  session = await sandbox.stripe.checkout.sessions.create(
    sessionParams({ line_items: [price(10_000, 'Cap'), tax] }),
  );
  const text = (await (await fetch(String(session.url))).text()).replace(/<[^>]*>|\s+/g, ' ');
  expect(text.replace(/ +/g, ' ')).toMatch(
    /Subtotal \$100\.00 .*Sales tax \(6\.25%\) \$6\.25 Total due \$106\.25/,
  );
});

test('a second click on a paid session leads to the store again and pays nothing', async () => {
  await payWith(url, '4242424242424242');
  expect((await payWith(url, '4242424242424242')).leftFor).toBe(successUrl());
  expect(await eventTypes()).toEqual(['checkout.session.completed']);
});

describe('a refused card leaves the session open for another', () => {
  test.each([
    ['4000000000000002', 'Your card was declined.', 'generic_decline'],
    ['4000000000009995', 'Your card has insufficient funds.', 'insufficient_funds'],
    ['4111111111111111', 'not one of the test cards', 'test_mode_live_card'],
  ])('%s', async (card, message, declineCode) => {
    const { leftFor, page } = await payWith(url, card);
    expect(leftFor).toBeUndefined();
    expect(page).toMatch(new RegExp(`role="alert">[^<]*${message}`));
    expect(page).toContain('value="Maya Collins"');
    expect(page).not.toContain(`value="${card}"`);
    expect(await read()).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { decline_code: declineCode },
      },
    });
    expect(await eventTypes()).toEqual(['payment_intent.payment_failed']);
    expect((await payWith(url, '4242424242424242')).leftFor).toBe(successUrl());
    expect((await read()).payment_intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });
});

describe('a card that wants authentication', () => {
  test('pays when it is completed', async () => {
    const { url: next, page } = await payWith(url, '4000002500003155');
    expect(next).toBe(`${url}/authenticate`);
    expect(page).toContain('Complete authentication');
    expect(await read()).toMatchObject({ status: 'open', payment_intent: { status: 'requires_action' } });
    expect((await submit(next, { outcome: 'complete' })).leftFor).toBe(successUrl());
    expect(await read()).toMatchObject({ payment_status: 'paid', payment_intent: { status: 'succeeded' } });
  });

  test('can be tried again when it fails', async () => {
    await payWith(url, '4000002500003155');
    const { page, url: back } = await submit(`${url}/authenticate`, { outcome: 'fail' });
    expect(back).toBe(url);
    expect(page).toContain('We are unable to authenticate your payment method.');
    expect((await read()).status).toBe('open');
    expect((await payWith(url, '4242424242424242')).leftFor).toBe(successUrl());
  });
});

describe('a delayed payment completes the session unpaid', () => {
  test.each([
    ['4000000000007007', 'paid', 'succeeded', ['checkout.session.async_payment_succeeded']],
    [
      '4000000000007015',
      'unpaid',
      'requires_payment_method',
      ['checkout.session.async_payment_failed', 'payment_intent.payment_failed'],
    ],
  ])('%s ends %s', async (card, paymentStatus, intentStatus, laterEvents) => {
    expect((await payWith(url, card)).leftFor).toBe(successUrl());
    expect(await read()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', amount_received: 0 },
    });
    await sandbox.control(`sessions/${session.id}/settle`, {});
    expect(await read()).toMatchObject({
      status: 'complete',
      payment_status: paymentStatus,
      payment_intent: { status: intentStatus },
    });
    expect(await eventTypes()).toEqual([...laterEvents, 'checkout.session.completed']);
  });
});

test('a delayed payment is decided without a request', async () => {
  const { stripe } = await startSandbox({ delayedPaymentMs: 30 });
  const { id, url: page } = await stripe.checkout.sessions.create(sessionParams());
  await payWith(String(page), '4000000000007007');
  await eventually(async () => {
    const [event] = (await stripe.events.list()).data;
    expect(event).toMatchObject({
      type: 'checkout.session.async_payment_succeeded',
      data: { object: { id } },
    });
  });
});

describe('the form says what is wrong and keeps what is no secret', () => {
  test.each([
    ['cardNumber', '4242424242424241', 'Your card number is invalid.'],
    ['cardNumber', '4242', 'Your card number is incomplete.'],
    ['cardExpiry', '12 / 20', 'Your card&#39;s expiration year is in the past.'],
    ['cardExpiry', '13 / 40', 'Your card&#39;s expiration date is invalid.'],
    ['cardExpiry', '12', 'Your card&#39;s expiration date is incomplete.'],
    ['cardCvc', '12', 'Your card&#39;s security code is incomplete.'],
    ['email', 'maya', 'Your email address is invalid.'],
    ['billingName', '  ', 'Enter the name on the card.'],
    ['billingPostalCode', '021', 'Your ZIP is incomplete.'],
  ])('%s %s', async (field, value, message) => {
    const { page, leftFor } = await payWith(url, '4242424242424242', { [field]: value });
    expect(leftFor).toBeUndefined();
    expect(page).toContain('role="alert"');
    expect(page).toContain(`id="${field}-error">${message}`);
    expect(page).not.toContain('value="4242');
    expect(page).not.toContain('value="123"');
    if (field !== 'billingName') expect(page).toContain('value="Maya Collins"');
    expect((await read()).payment_intent).toBeNull();
  });

  test('typed markup stays text', async () => {
    const { page } = await payWith(url, '1', { billingName: '"><script>alert(1)</script>' });
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
  });
});

test('the page shows the order and lets its form redirect to the store alone', async () => {
  const response = await fetch(url);
  const page = await response.text();
  for (const text of ['TEST MODE', 'Vigil Fleece Hoodie', '$176.00', '$291.13', `href="${CANCEL_URL}"`]) {
    expect(page).toContain(text);
  }
  const policy = String(response.headers.get('content-security-policy'));
  expect(policy).toContain("form-action 'self' http://localhost:3000;");
  expect(policy).not.toContain('unsafe');
  for (const tag of ['style', 'script']) {
    const content = String(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(page)?.[1]);
    expect(policy).toContain(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
});

test('closed and unknown sessions say so and lead back', async () => {
  await sandbox.stripe.checkout.sessions.expire(session.id);
  const expired = await payWith(url, '4242424242424242');
  expect(expired.page).toContain('This checkout session has expired');
  expect(expired.page).toContain(`href="${CANCEL_URL}"`);
  expect((await read()).payment_status).toBe('unpaid');

  const other = await sandbox.stripe.checkout.sessions.create(sessionParams());
  await payWith(String(other.url), '4242424242424242');
  const paid = await (await fetch(`${sandbox.address}/pay/${other.id}`)).text();
  expect(paid).toContain('This payment is complete');
  expect(paid).toContain(`session_id=${other.id}`);

  const unknown = await fetch(`${sandbox.address}/pay/cs_test_unknown`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('There is no such checkout session');
});
