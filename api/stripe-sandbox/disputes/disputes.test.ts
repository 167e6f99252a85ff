import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { closeAll, sessionParams, startSandbox, type RunningSandbox } from '../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(closeAll);

async function pay(card?: string) {
  const { id } = await sandbox.stripe.checkout.sessions.create(sessionParams());
  const { body } = await sandbox.control(`sessions/${id}/pay`, { card });
  return { id, intent: (body as { session: { payment_intent: string } }).session.payment_intent };
}
const disputesOf = async (payment_intent: string) =>
  (await sandbox.stripe.disputes.list({ payment_intent })).data;

test('a bank takes a payment back, and decides', async () => {
  const { intent } = await pay('4000000000000259');
  const [dispute] = await disputesOf(intent);
  expect(dispute).toMatchObject({ object: 'dispute', amount: 29_113, status: 'needs_response' });
  const id = String(dispute?.id);
  await sandbox.control(`disputes/${id}/close`, { result: 'lost' });
  expect((await sandbox.stripe.disputes.retrieve(id)).status).toBe('lost');
  const { status } = await sandbox.control(`disputes/${id}/close`, { result: 'won' });
  expect(status).toBe(400);
  const { data: events } = await sandbox.stripe.events.list({
    types: ['charge.dispute.created', 'charge.dispute.closed'],
  });
  expect(events.map(({ data }) => (data.object as Stripe.Dispute).status)).toEqual([
    'lost',
    'needs_response',
  ]);
});

test('any payment can be disputed by hand, and a bank may only ask', async () => {
  const { id, intent } = await pay();
  expect(await disputesOf(intent)).toEqual([]);
  await sandbox.control(`sessions/${id}/dispute`, { inquiry: true });
  const [dispute] = await disputesOf(intent);
  expect(dispute?.status).toBe('warning_needs_response');
  await sandbox.control(`disputes/${String(dispute?.id)}/close`, { result: 'won' });
  expect((await disputesOf(intent))[0]?.status).toBe('warning_closed');
});
