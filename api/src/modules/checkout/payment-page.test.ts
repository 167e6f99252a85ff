import { beforeEach, expect, test } from '@jest/globals';
import type { ErrorCode } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { sql } from '../../db/drizzle.ts';
import { PaymentError } from '../../payments/provider.ts';
import { newCustomer, placeOrder } from '../../testing/orders.ts';
import type { Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { pageEnd } from './next-attempt.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const pay = (sessionId: string) => store.control(`sessions/${sessionId}/pay`, {});
const orderOf = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;

test('the provider is told where the parcel goes, which order it is, and how the items look', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId, 1);
  const { number } = await orderOf(orderId);
  await pay(sessionId);
  const session = await store.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge', 'line_items.data.price.product'],
  });
  const shipping = {
    name: 'Test Person',
    phone: '+16175550142',
    address: {
      ...{ line1: '1 Test Street', line2: null, city: 'Chicago' },
      ...{ state: 'IL', postal_code: '60601', country: 'US' },
    },
  };
  expect(session.adaptive_pricing).toEqual({ enabled: false });
  expect(session.payment_intent).toMatchObject({
    ...{ description: `Order ${number}`, shipping, metadata: { order_number: number } },
    latest_charge: { description: `Order ${number}`, shipping },
  });
  expect(session.line_items?.data.map(({ price }) => price?.product)).toEqual([
    expect.objectContaining({
      name: 'Ascend High-Rise Legging',
      images: [expect.stringMatching(/^http:\/\/localhost:3000\/media\/960\/ascend-[\w-]+\.webp$/)],
    }),
    expect.objectContaining({ name: 'Sales tax (6.25%)', images: [] }),
  ]);
});

test('a clock that is some minutes slow opens pages all the same', async () => {
  const { orderId } = await placeOrder(store, person, variantId, 1);
  const { main: payments } = store.app.deps.payments;
  const session = await payments.createSession({
    ...{ idempotencyKey: 'slow-clock', orderId, orderNumber: 'ROP-000000', email: person.email },
    shipTo: { ...{ name: 'A', phone: null, street: 'B', city: 'C' }, ...{ state: 'Ohio', zip: '43004' } },
    lines: [{ name: 'Cap', description: 'M', picture: null, unitAmountCents: 500, quantity: 1 }],
    ...{ taxCents: 0, taxRatePercent: 0, shippingCents: 0 },
    expiresAt: pageEnd(new Date(Date.now() - 4 * 60_000)),
  });
  expect(session.status).toBe('open');
});

/** A page to be opened once more, with something that happens meanwhile; the answer has to be one that the contract lists. */
async function payAgain(orderId: string, meanwhile: () => Promise<void>) {
  await store.database.db.execute(
    sql`update orders set session_id = null, session_url = null where id = ${orderId}`,
  );
  const { main: payments } = store.app.deps.payments;
  const create = payments.createSession;
  Object.assign(payments, {
    createSession: async (request: Parameters<typeof create>[0]) => {
      Object.assign(payments, { createSession: create });
      await meanwhile();
      return create(request);
    },
  });
  const { status, body } = await store.call('payOrder', { token: person.token, params: { id: orderId } });
  const { code } = body as { code?: ErrorCode };
  expect(endpoints.payOrder.errors).toContain(code);
  return [status, code];
}

test('paying an order whose page is being opened by another call is refused, to be tried again', async () => {
  const { orderId } = await placeOrder(store, person, variantId, 1);
  const busy = () => Promise.reject(new PaymentError('busy', undefined));
  expect(await payAgain(orderId, busy)).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
});

test('paying an order that ends meanwhile is refused as an order, and not as a cart', async () => {
  const { orderId } = await placeOrder(store, person, variantId, 1);
  const end = async () => {
    await store.call('cancelOrder', { token: person.token, params: { id: orderId } });
  };
  expect(await payAgain(orderId, end)).toEqual([409, 'ORDER_NOT_PAYABLE']);
});

test('an order that costs nothing is paid without a payment', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId, 1);
  // No price is so low; as if a coupon covered it all.
  await store.database.db.execute(
    sql`update order_items set unit_price_cents = 0 where order_id = ${orderId}`,
  );
  await store.database.db.execute(sql`
    update orders set subtotal_cents = 0, shipping_cents = 0, tax_cents = 0, total_cents = 0, tax_rate_percent = 0,
      session_id = null, session_url = null, payment_attempt = payment_attempt + 1 where id = ${orderId}`);
  const page = await store.call('payOrder', { token: person.token, params: { id: orderId } });
  expect(page.body.sessionId).not.toBe(sessionId);
  await pay(page.body.sessionId);
  expect(await store.deliver('checkout.session.completed')).toEqual([200]);
  expect((await orderOf(orderId)).status).toBe('PAID');
});
