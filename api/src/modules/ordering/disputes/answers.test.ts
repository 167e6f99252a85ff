import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../db/drizzle.ts';
import { sendDisputeAnswers } from '../../../jobs/dispute-answers.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { newCustomer, placeOrder, trackingNumberOf } from '../../../testing/orders.ts';
import { PaymentError } from '../../../payments/provider.ts';
import { eraseOwnerless } from '../../account/erasure.ts';
import { newPerson, password, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putOnStaff } from '../../staff/repository.ts';
import { markShipped } from '../orders/fulfil.ts';
import { decideReview } from '../orders/review.ts';

const store = setUpTestStore();
const variantId = 10105;
let person: Person;
let token: string;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  ({ token } = await newPerson(store));
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'support');
});

const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);

/** An order of one piece, which asks for no second factor. */
async function paidOrder(card: string, pieces = 1) {
  const { orderId, sessionId } = await placeOrder(store, person, variantId, pieces);
  await store.control(`sessions/${sessionId}/pay`, { card });
  await store.deliver('checkout.session.completed');
  return { orderId, sessionId };
}
const whole = async (id: string) => (await store.call('getAdminOrder', { token, params: { id } })).body;
const provider = async (id: string) => store.stripe.disputes.retrieve(id);

async function disputed(card = '4000000000000259') {
  const { orderId } = await paidOrder(card);
  await store.deliver('charge.dispute.created');
  const disputeId = (await whole(orderId)).disputes[0]?.id ?? '';
  const params = { id: orderId, disputeId };
  return {
    ...{ orderId, disputeId, params },
    dispute: async () => (await whole(orderId)).disputes[0],
    save: (other: string, seen: number) =>
      store.call('saveDisputeEvidence', { token, params, body: { evidence: { other }, seen } }),
    answer: (body: object) => store.call('answerDispute', { token, params, body }),
  };
}
const due = () => run(sql`update dispute_answers set next_attempt_at = now()`);

test('evidence is drafted from the order, saved several times, and sent once', async () => {
  const { orderId, params, disputeId, dispute, save, answer } = await disputed();
  const { body } = await store.call('getDisputeEvidence', { token, params });
  expect(body).toMatchObject({ answer: null, evidence: { customerName: expect.any(String) } });
  expect(body.drafted.other).toContain('Receipt of order ROP-');
  expect(await dispute()).toMatchObject({ needsAnswer: true, state: 'open', reason: 'fraudulent' });
  expect((await dispute())?.withdrawn).toBe((await dispute())?.amount);

  expect((await save('It', 0)).status).toBe(200);
  expect((await save('It arrived.', 0)).body.code).toBe('EVIDENCE_CHANGED');
  expect((await save('It arrived.', 1)).status).toBe(200);
  expect(await sendDisputeAnswers(store.app.deps)).toBe(0);
  const twice = { kind: 'evidence', evidence: { other: 'It arrived.' }, seen: 2 };
  const [one, two] = await Promise.all([answer(twice), answer(twice)]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  expect(await dispute()).toMatchObject({ answer: { kind: 'evidence', sentAt: null } });

  expect(await sendDisputeAnswers(store.app.deps)).toBe(1);
  await due();
  expect(await sendDisputeAnswers(store.app.deps)).toBe(0);
  expect(await provider(disputeId)).toMatchObject({
    ...{ status: 'under_review', evidence: { uncategorized_text: 'It arrived.' } },
    evidence_details: { submission_count: 1 },
  });
  await store.deliver('charge.dispute.updated');
  expect(await dispute()).toMatchObject({ needsAnswer: false, answer: { sentAt: expect.any(String) } });
  // The bank has its answer: nothing is to be done, and nothing leaves.
  expect(await whole(orderId)).toMatchObject({ tasks: [] });
  expect((await save('Again', 3)).body.code).toBe('DISPUTE_ANSWERED');
});

test('a sender that died after the provider had the evidence does not send it again', async () => {
  const { orderId, disputeId, dispute, answer } = await disputed();
  await answer({ kind: 'evidence', evidence: { other: 'It arrived.' }, seen: 0 });
  await sendDisputeAnswers(store.app.deps);
  // As if it had died before it wrote that down, and the provider has forgotten the key.
  await run(sql`
    update dispute_answers set sent_at = null, next_attempt_at = now()
    where dispute_id in (select id from disputes where order_id = ${orderId})`);
  expect(await sendDisputeAnswers(store.app.deps)).toBe(1);
  expect((await provider(disputeId)).evidence_details.submission_count).toBe(1);
  expect(await dispute()).toMatchObject({ answer: { sentAt: expect.any(String), problem: null } });
});

test('evidence that never went does not count as sent when the bank has decided', async () => {
  const { dispute, answer } = await disputed();
  await answer({ kind: 'evidence', evidence: { other: 'It arrived.' }, seen: 0 });
  const { main: payments } = store.app.deps.payments;
  const { submitEvidence, disputesOf } = payments;
  try {
    const unreachable = () => Promise.reject(new PaymentError('unavailable', new Error('No route.')));
    Object.assign(payments, { submitEvidence: unreachable });
    await sendDisputeAnswers(store.app.deps);
    const decided = async (id: string) =>
      (await disputesOf(id)).map((each) => ({ ...each, state: 'lost' as const, needsAnswer: false }));
    Object.assign(payments, { submitEvidence, disputesOf: decided });
    await due();
    await sendDisputeAnswers(store.app.deps);
  } finally {
    Object.assign(payments, { submitEvidence, disputesOf });
  }
  expect(await dispute()).toMatchObject({ answer: { problem: expect.stringContaining('at the provider') } });
});

test('a customer who deletes the account while the bank has not decided takes nothing out of the answer', async () => {
  const { orderId, params, disputeId, answer } = await disputed();
  const { body } = await store.call('getDisputeEvidence', { token, params });
  await answer({ kind: 'evidence', evidence: body.drafted, seen: 0 });
  await run(
    sql`update orders set fulfillment_state = 'DELIVERED', delivered_at = now() where id = ${orderId}`,
  );
  expect((await store.call('deleteMe', { token: person.token, body: { password } })).status).toBe(204);
  await sendDisputeAnswers(store.app.deps);
  expect(await provider(disputeId)).toMatchObject({
    evidence: { customer_name: 'Test Person' },
    evidence_details: { submission_count: 1 },
  });
  const left = async () => (await run(sql`select recipient_name from orders where id = ${orderId}`)).rows;
  expect(await left()).toEqual([{ recipient_name: 'Test Person' }]);
  await run(sql`update disputes set state = 'lost' where id = ${disputeId}`);
  await eraseOwnerless(store.database.db);
  expect(await left()).toEqual([{ recipient_name: '' }]);
});

test('what the provider refuses comes back to a person; after the deadline nothing is taken', async () => {
  const { disputeId, dispute, save, answer } = await disputed();
  expect((await answer({ kind: 'evidence', evidence: { other: ' ' }, seen: 0 })).body.code).toBe(
    'EVIDENCE_EMPTY',
  );
  await answer({ kind: 'evidence', evidence: { other: 'x' }, seen: 0 });
  // A field that the provider does not take.
  await run(sql`
    update dispute_answers set evidence = jsonb_build_object('other', repeat('x', 20001)) where dispute_id = ${disputeId}`);
  await sendDisputeAnswers(store.app.deps);
  expect(await dispute()).toMatchObject({ answer: { kind: null, problem: expect.any(String) } });
  await run(sql`update disputes set due_by = now() - interval '1 minute' where id = ${disputeId}`);
  expect((await save('Late', 2)).body.code).toBe('DISPUTE_OVERDUE');
});

test('a dispute is accepted and its money lost; an inquiry is not', async () => {
  const { orderId, dispute, answer } = await disputed();
  expect((await answer({ kind: 'accept' })).status).toBe(200);
  await sendDisputeAnswers(store.app.deps);
  expect(await dispute()).toMatchObject({ state: 'lost', answer: { kind: 'accept' } });
  expect((await whole(orderId)).status).toBe('REFUNDED');
  const asked = await disputed('4000000000001976');
  expect((await asked.answer({ kind: 'accept' })).body.code).toBe('DISPUTE_INQUIRY');
});

test('an early fraud warning holds the order until it is dismissed with a reason, or refunded', async () => {
  const warned = async (pieces = 1, before = async (_orderId: string) => {}) => {
    const { orderId, sessionId } = await paidOrder('4242424242424242', pieces);
    await before(orderId);
    await store.control(`sessions/${sessionId}/warn`, {});
    await store.deliver('radar.early_fraud_warning.created');
    const order = await whole(orderId);
    expect(order).toMatchObject({
      hold: 'fraud',
      warnings: [{ kind: 'made_with_stolen_card', decision: null }],
    });
    const params = { id: orderId, warningId: order.warnings[0]?.id ?? '' };
    return {
      orderId,
      decide: (body: object) => store.call('decideWarning', { token, params, body }),
    };
  };
  const good = await warned();
  const release = await store.call('releaseOrder', { token, params: { id: good.orderId } });
  expect(release.body.code).toBe('WARNING_UNDECIDED');
  expect((await good.decide({ decision: 'dismiss', reason: ' ' })).body.code).toBe('VALIDATION_FAILED');
  expect((await good.decide({ decision: 'dismiss', reason: 'Known for years.' })).body).toMatchObject({
    ...{ hold: null, warnings: [{ decision: 'dismiss', reason: 'Known for years.' }] },
  });
  expect((await good.decide({ decision: 'refund' })).body.code).toBe('WARNING_DECIDED');
  const bad = await warned();
  expect((await bad.decide({ decision: 'refund' })).body).toMatchObject({
    ...{ status: 'REFUNDED', refundable: 0, warnings: [{ decision: 'refund' }] },
  });
  // Of two pieces one has left: the other is canceled, and the money of both goes back.
  const partly = await warned(2, async (id) => {
    const orderItemId = (await whole(id)).items[0]?.id ?? '';
    const body = {
      carrier: 'UPS',
      trackingNumber: trackingNumberOf(id),
      lines: [{ orderItemId, quantity: 1 }],
    };
    await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'owner');
    expect((await store.call('shipParcel', { token, params: { id }, body })).status).toBe(201);
  });
  await partly.decide({ decision: 'refund' });
  await sendRefunds(store.app.deps);
  const order = await whole(partly.orderId);
  expect(order).toMatchObject({
    status: 'REFUNDED',
    fulfillment: 'SHIPPED',
    hold: null,
    refunded: order.total,
  });
  expect(order.items).toMatchObject([{ canceled: 1, shipped: 1 }]);
});

test('a payment in review tells what the provider says, and ships by no way', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId, 1);
  await run(
    sql`update orders set total_cents = total_cents + 1, tax_cents = tax_cents + 1 where id = ${orderId}`,
  );
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  const order = await whole(orderId);
  expect(order).toMatchObject({ status: 'REVIEW', reviewCause: 'amount' });
  const { body } = await store.call('getPaymentReview', { token, params: { id: orderId } });
  expect(body).toMatchObject({
    page: 'complete',
    payment: 'paid',
    currency: 'USD',
    ofThisOrder: true,
    refunded: 0,
  });
  expect(Math.round((order.total - (body.charged ?? 0)) * 100)).toBe(1);
  const { token: packer } = await newPerson(store);
  await putOnStaff(store.database.db, (await store.call('me', { token: packer })).body.id, 'fulfillment');
  const lines = [{ orderItemId: order.items[0]?.id ?? '', quantity: 1 }];
  const shipped = await store.call('shipParcel', {
    ...{ token: packer, params: { id: orderId } },
    body: { carrier: 'UPS', trackingNumber: 'A-1', lines },
  });
  expect(shipped.body.code).toBe('ORDER_IN_REVIEW');
  const row = { row: 1, order: order.number, trackingNumber: 'A-1', carrier: 'UPS', units: '' };
  const file = await store.call('shipParcels', {
    ...{ token: packer, body: { dryRun: true, carrier: '', rows: [row] } },
  });
  expect(file.body.rows[0]?.refusal?.message).toContain('payment is in review');
  // It could not be held by the rule; once it is accepted it waits for the decision all the same.
  await store.control(`sessions/${sessionId}/warn`, {});
  await store.deliver('radar.early_fraud_warning.created');
  expect(await decideReview(store.app.deps, { orderId, decision: 'accept', actor: 'operator' })).toBe(
    'decided',
  );
  expect(await whole(orderId)).toMatchObject({ status: 'PAID', hold: null, tasks: [] });
  const parcel = { orderId, actor: 'operator', carrier: 'UPS', trackingNumber: 'A-1' };
  expect(await markShipped(store.app.deps, parcel)).toBe('warning undecided');
});
