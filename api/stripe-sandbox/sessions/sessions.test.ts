import { afterEach, describe, expect, test } from '@jest/globals';
import { Stripe } from 'stripe';
import {
  CANCEL_URL,
  SUCCESS_URL,
  closeAll,
  idOf,
  sessionParams,
  startSandbox,
  stripeAt,
} from '../testing/start-sandbox.ts';
import { payWith } from '../testing/hosted-form.ts';

afterEach(closeAll);

const now = () => Math.floor(Date.now() / 1000);

async function failure(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail.');
}

test('a session is created with the sums of its lines and read again', async () => {
  const { stripe, address } = await startSandbox();
  const created = await stripe.checkout.sessions.create(
    sessionParams({
      shipping_options: [
        {
          shipping_rate_data: {
            display_name: 'Standard',
            type: 'fixed_amount',
            fixed_amount: { amount: 995, currency: 'usd' },
          },
        },
      ],
    }),
  );
  expect(created.id).toMatch(/^cs_test_\w{58}$/);
  expect(created).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    ui_mode: 'hosted_page',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    livemode: false,
    currency: 'usd',
    amount_subtotal: 29113,
    amount_total: 30108,
    total_details: { amount_discount: 0, amount_shipping: 995, amount_tax: 0 },
    shipping_cost: { amount_total: 995 },
    url: `${address}/pay/${created.id}`,
    success_url: SUCCESS_URL,
    cancel_url: CANCEL_URL,
    client_reference_id: 'order-1',
    customer_email: 'maya@example.com',
    metadata: { orderId: 'order-1' },
  });
  expect(created.lastResponse.requestId).toMatch(/^req_/);
  expect(created.lastResponse.apiVersion).toBe(Stripe.API_VERSION);

  const read = await stripe.checkout.sessions.retrieve(created.id, { expand: ['line_items'] });
  expect(read.line_items?.data.map((item) => [item.description, item.quantity, item.amount_total])).toEqual([
    ['Ascend High-Rise Legging', 1, 9800],
    ['Vigil Fleece Hoodie', 2, 17600],
    ['Tax', 1, 1713],
  ]);
  const items = await stripe.checkout.sessions.listLineItems(created.id, { limit: 2 });
  expect(items.data).toHaveLength(2);
  expect(items.has_more).toBe(true);
});

test('the payment intent of a paid session can be expanded, down to its charge', async () => {
  const { stripe } = await startSandbox();
  const { id, url } = await stripe.checkout.sessions.create(sessionParams());
  await payWith(String(url), '4242424242424242');
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  expect(session.payment_intent).toMatchObject({
    object: 'payment_intent',
    status: 'succeeded',
    amount_received: 29113,
    metadata: { orderId: 'order-1' },
    latest_charge: { object: 'charge', paid: true, payment_method_details: { card: { last4: '4242' } } },
  });
  const error = await failure(stripe.checkout.sessions.retrieve(id, { expand: ['nonsense'] }));
  expect(error.message).toBe('This property cannot be expanded (nonsense).');
});

test('an open session can be expired once, and only an open one', async () => {
  const { stripe } = await startSandbox();
  const { id } = await stripe.checkout.sessions.create(sessionParams());
  const expired = await stripe.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  const error = await failure(stripe.checkout.sessions.expire(id));
  expect(error.statusCode).toBe(400);
  expect(error.message).toContain('This Checkout Session has a status of `expired`');
});

test('a session expires by itself when its time has come', async () => {
  const { stripe, control } = await startSandbox();
  const { id } = await stripe.checkout.sessions.create(sessionParams({ expires_at: now() + 31 * 60 }));
  expect((await control('clock/advance', { seconds: 30 * 60 })).body).toEqual({ changed: 0 });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await control('clock/advance', { seconds: 32 * 60 })).body).toEqual({ changed: 1 });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  const events = await stripe.events.list({ type: 'checkout.session.expired' });
  expect(events.data.map((event) => (event.data.object as Stripe.Checkout.Session).id)).toEqual([id]);
});

test('sessions are listed newest first, by page, status and payment intent', async () => {
  const { stripe } = await startSandbox();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.unshift((await stripe.checkout.sessions.create(sessionParams())).id);
  }
  const all = await stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  await payWith(String(all[1]?.url), '4242424242424242');
  const paid = await stripe.checkout.sessions.list({ status: 'complete' });
  expect(paid.data.map(({ id }) => id)).toEqual([ids[1]]);
  const found = await stripe.checkout.sessions.list({ payment_intent: idOf(paid.data[0]?.payment_intent) });
  expect(found.data.map(({ id }) => id)).toEqual([ids[1]]);
  const madeSince = (gte: number) => stripe.checkout.sessions.list({ created: { gte } });
  expect((await madeSince(all[0]?.created ?? 0)).data.map(({ id }) => id)).toContain(ids[0]);
  expect((await madeSince((all[0]?.created ?? 0) + 1)).data).toEqual([]);
});

describe('what is wrong with a request is said as Stripe says it', () => {
  const line = (changes: object) => ({
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Cap' } },
        ...changes,
      },
    ],
  });
  const price = (changes: object) =>
    line({ price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Cap' }, ...changes } });
  const cases: [string, object, { param?: string; code?: string; message: string }][] = [
    [
      'no success_url',
      { success_url: undefined },
      { param: 'success_url', code: 'parameter_missing', message: 'Missing required param: success_url.' },
    ],
    [
      'empty success_url',
      { success_url: '' },
      { param: 'success_url', code: 'parameter_invalid_empty', message: 'empty string' },
    ],
    [
      'relative success_url',
      { success_url: '/success' },
      { param: 'success_url', code: 'url_invalid', message: 'Not a valid URL' },
    ],
    [
      'no lines',
      { line_items: undefined },
      { param: 'line_items', code: 'parameter_missing', message: 'line_items' },
    ],
    [
      'quantity 0',
      line({ quantity: 0 }),
      {
        param: 'line_items[0][quantity]',
        code: 'parameter_invalid_integer',
        message: 'greater than or equal to 1',
      },
    ],
    [
      'half a cent',
      price({ unit_amount: 10.5 }),
      {
        param: 'line_items[0][price_data][unit_amount]',
        code: 'parameter_invalid_integer',
        message: 'Invalid integer: 10.5',
      },
    ],
    [
      'negative price',
      price({ unit_amount: -1 }),
      { param: 'line_items[0][price_data][unit_amount]', message: 'greater than or equal to 0' },
    ],
    [
      'no name',
      price({ product_data: {} }),
      { param: 'line_items[0][price_data][product_data]', message: 'Missing required param' },
    ],
    [
      'unknown currency',
      price({ currency: 'xyz' }),
      { param: 'line_items[0][price_data][currency]', message: 'Invalid currency: xyz' },
    ],
    [
      'mixed currencies',
      { currency: 'usd', ...price({ currency: 'eur' }) },
      { param: 'line_items[0][price_data][currency]', message: 'same currency' },
    ],
    [
      'less than 50 cents',
      price({ unit_amount: 49 }),
      { code: 'amount_too_small', message: 'at least 50 cents' },
    ],
    ['too soon', { expires_at: now() + 29 * 60 }, { param: 'expires_at', message: 'at least 30 minutes' }],
    ['too late', { expires_at: now() + 25 * 3600 }, { param: 'expires_at', message: 'less than 24 hours' }],
    [
      'wrong e-mail',
      { customer_email: 'maya' },
      { param: 'customer_email', code: 'email_invalid', message: 'Invalid email address: maya' },
    ],
    ['other mode', { mode: 'subscription' }, { param: 'mode', message: 'must be one of payment' }],
    [
      'unknown parameter',
      { gift_wrap: 'yes' },
      { param: 'gift_wrap', code: 'parameter_unknown', message: 'Received unknown parameter: gift_wrap' },
    ],
  ];
  test.each(cases)('%s', async (_title, changes, expected) => {
    const { stripe } = await startSandbox();
    const error = await failure(stripe.checkout.sessions.create(sessionParams(changes)));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error.statusCode).toBe(400);
    const { message, ...rest } = expected;
    expect(error).toMatchObject(rest);
    expect(error.message).toContain(message);
  });
});

test('wrong and missing keys, unknown sessions and unknown paths are refused', async () => {
  const { stripe, port, address } = await startSandbox();
  const wrongKey = await failure(stripeAt(port, 'sk_test_another_store').checkout.sessions.list());
  expect(wrongKey).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(wrongKey.message).toBe('Invalid API Key provided: sk_test_*********tore');
  expect((await fetch(`${address}/v1/checkout/sessions`)).status).toBe(401);

  const unknown = await failure(stripe.checkout.sessions.retrieve('cs_test_unknown'));
  expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'session' });
  const path = await failure(stripe.customers.list());
  expect(path.message).toContain('Unrecognized request URL (GET: /v1/customers)');
});
