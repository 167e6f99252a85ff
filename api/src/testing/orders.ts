import { randomUUID } from 'node:crypto';
import { headers } from '@ritual/shared/contract';
import type { Db } from '../db/client.ts';
import { sql } from '../db/drizzle.ts';
import { paymentsFor } from '../modules/ordering/settlement/payments-for.ts';
import { reconcileRefunds } from '../modules/ordering/refunds/reconcile.ts';
import { markDelivered, markShipped } from '../modules/ordering/orders/fulfil.ts';
import { fillCart, newPerson, type Person } from './people.ts';
import { setStock } from './stock.ts';
import type { TestStore } from './test-store.ts';

const ofOrders = [
  'refund_lines',
  'return_lines',
  'returns',
  'refunds',
  'disputes',
  'fraud_warnings',
  'order_events',
  'delay_notices',
  'shipment_lines',
  'shipments',
  'order_payments',
  'order_changes',
  'order_items',
  'orders',
];

/** What an order did stays in a store; only tests begin anew. */
export async function deleteOrders(db: Db): Promise<void> {
  for (const table of ofOrders) await db.execute(sql`delete from ${sql.identifier(table)}`);
}

/** No order, no mail, and a sandbox that knows of none. */
export async function forgetOrders(store: TestStore): Promise<void> {
  await store.control('reset');
  await deleteOrders(store.database.db);
  await store.database.db.execute(sql`delete from outbox`);
}

/** A new person, whose welcome mail is deleted too, in a store without orders that has five units of a variant. */
export async function newCustomer(store: TestStore, variantId: number): Promise<Person> {
  const person = await newPerson(store);
  await forgetOrders(store);
  await setStock(store, variantId, 5);
  return person;
}

/** A person's order of so many units, on its payment page. */
export async function placeOrder(store: TestStore, person: Person, variantId: number, quantity = 2) {
  const { token, addressId } = person;
  await fillCart(store, token, variantId, quantity);
  const key = { [headers.idempotencyKey]: randomUUID() };
  const { body } = await store.call('checkout', { token, body: { addressId }, headers: key });
  return body;
}

/** A person's order of two units that is paid, and the store knows it. */
export async function placePaidOrder(store: TestStore, person: Person, variantId: number) {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  return { orderId, sessionId };
}

/** A person's order of two units that cost nothing, as if a coupon covered it all: its page is completed without a card. */
export async function placeFreeOrder(store: TestStore, person: Person, variantId: number) {
  const { orderId } = await placeOrder(store, person, variantId);
  const { db } = store.database;
  await db.execute(sql`update order_items set unit_price_cents = 0 where order_id = ${orderId}`);
  await db.execute(sql`
    update orders set subtotal_cents = 0, shipping_cents = 0, tax_cents = 0, total_cents = 0, tax_rate_percent = 0,
      session_id = null, session_url = null, payment_attempt = payment_attempt + 1 where id = ${orderId}`);
  const { body } = await store.call('payOrder', { token: person.token, params: { id: orderId } });
  await store.control(`sessions/${body.sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  return { orderId, sessionId: body.sessionId };
}

/** A number of its own for the parcel of an order: each belongs to one parcel of the store. */
export const trackingNumberOf = (orderId: string): string =>
  `1Z${orderId.replaceAll('-', '').slice(-16).toUpperCase()}`;

/** An operator says that the parcel of a paid order left, or arrived. */
export async function fulfil(
  { app: { deps } }: TestStore,
  orderId: string,
  state: 'SHIPPED' | 'DELIVERED',
  at = new Date(),
): Promise<void> {
  const said = { orderId, actor: 'operator', at };
  const done =
    state === 'DELIVERED'
      ? await markDelivered(deps, said)
      : await markShipped(deps, { ...said, carrier: 'UPS', trackingNumber: trackingNumberOf(orderId) });
  if (done !== 'done') throw new Error(`The order did not become ${state}: ${done}.`);
}

/** The bank sends the money of an order's refunds back. */
export async function failRefunds({ app: { deps } }: TestStore, orderId: string): Promise<void> {
  const { rows } = await deps.database.db.execute<{ payment: string; id: string; cents: number }>(sql`
    select payment_intent_id as payment, provider_id as id, amount_cents as cents from refunds
    where order_id = ${orderId} and arrived`);
  for (const { payment: paymentIntentId, id, cents: amountCents } of rows) {
    const payments = await paymentsFor(deps, orderId);
    const { receivedCents } = await payments.refundsOf(paymentIntentId);
    const refunds = [{ id, refundId: null, amountCents, state: 'failed' as const }];
    await reconcileRefunds(deps, { paymentIntentId, receivedCents, refunds }, 'webhook');
  }
}
