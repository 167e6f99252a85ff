import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { closeAll, idOf, sessionParams, startSandbox } from '../testing/start-sandbox.ts';
import type { RunningSandbox } from '../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
let intent: string;

async function paidIntent(card?: string): Promise<string> {
  const { id } = await sandbox.stripe.checkout.sessions.create(sessionParams());
  const { body } = await sandbox.control(`sessions/${id}/pay`, { card });
  return (body as { session: { payment_intent: string } }).session.payment_intent;
}

beforeEach(async () => {
  sandbox = await startSandbox();
  intent = await paidIntent();
});
afterEach(closeAll);

test('a payment is refunded in parts, never by more than is left', async () => {
  const { stripe } = sandbox;
  const part = await stripe.refunds.create({
    payment_intent: intent,
    amount: 9113,
    reason: 'requested_by_customer',
  });
  expect(part).toMatchObject({ object: 'refund', amount: 9113, status: 'succeeded', payment_intent: intent });
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 20001 })).rejects.toMatchObject({
    param: 'amount',
    message: 'Refund amount ($200.01) is greater than unrefunded amount on charge ($200.00)',
  });
  const rest = await stripe.refunds.create({ payment_intent: intent });
  expect(rest.amount).toBe(20000);
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 9113 });
  const listed = await stripe.refunds.list({ payment_intent: intent });
  expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);

  const events = (await stripe.events.list({ type: 'charge.refunded' })).data;
  expect(events.map(({ data }) => (data.object as Stripe.Charge).amount_refunded)).toEqual([29113, 9113]);
  expect(events[0]?.data).toMatchObject({
    object: { refunded: true, payment_intent: intent },
    previous_attributes: { amount_refunded: 9113 },
  });
});

test('only what was paid can be refunded', async () => {
  const { stripe, control } = sandbox;
  await expect(stripe.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 0 })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  });
  const { id } = await stripe.checkout.sessions.create(sessionParams());
  await control(`sessions/${id}/pay`, { card: '4000000000000002' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  await expect(stripe.refunds.create({ payment_intent: idOf(payment_intent) })).rejects.toMatchObject({
    message: expect.stringContaining('does not have a successful charge to refund'),
  });
});

test('the books add up', async () => {
  const { stripe, control } = sandbox;
  await paidIntent();
  await stripe.checkout.sessions.create(sessionParams());
  await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
  expect((await control('books')).body).toMatchObject({
    sums: {
      sessions: { total: 3, open: 1, complete: 2, expired: 0, paid: 2 },
      received: 58226,
      processing: 0,
      refunded: 1000,
      net: 57226,
    },
    sessions: [{ client_reference_id: 'order-1' }, {}, {}],
    payment_intents: [{ id: intent, amount_received: 29113 }, {}],
    refunds: [{ amount: 1000 }],
  });
});

test('a refund may arrive later, and one that succeeded may fail later', async () => {
  const { stripe, control } = sandbox;
  const typesOf = async () => (await stripe.events.list()).data.map(({ type }) => type).reverse();
  const later = await stripe.refunds.create({ payment_intent: await paidIntent('4000000000007726') });
  expect(later.status).toBe('pending');
  await control('clock/advance', { seconds: 60 });
  expect((await stripe.refunds.retrieve(later.id)).status).toBe('succeeded');

  const failing = await paidIntent('4000000000005126');
  const refund = await stripe.refunds.create({ payment_intent: failing, amount: 100 });
  expect(refund.status).toBe('succeeded');
  await control(`refunds/${refund.id}/settle`, { result: 'failed' });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'unknown',
  });
  expect((await typesOf()).slice(-4)).toEqual([
    'checkout.session.completed',
    'charge.refunded',
    'refund.updated',
    'refund.failed',
  ]);
  // What failed can be given back again.
  expect((await stripe.refunds.create({ payment_intent: failing })).amount).toBe(29_113);
});
