import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { paymentChecks } from '../../db/schema/index.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { liveWebhookSecret } from '../../testing/test-store.ts';
import { putOnStaff } from '../staff/repository.ts';
import { fingerprintOf } from './payment-checks.ts';

const store = setUpTestStore({ liveKeys: true });
let owner: Person;
beforeAll(async () => {
  owner = await newPerson(store);
  const { id } = (await store.call('me', { token: owner.token })).body;
  await putOnStaff(store.database.db, id, 'owner');
});
beforeEach(async () => {
  await store.database.db.delete(paymentChecks);
  await store.database.db.execute(sql`update store_modes set opened_at = null`);
  await store.live?.control('reset');
});
const called = (name: 'checkPaymentAccount' | 'checkPaymentEvent') =>
  store.call(name, { token: owner.token });
const opening = async () => (await store.call('getOpening', { token: owner.token })).body;

test('keys that were not checked say nothing of their account, and the shop may open', async () => {
  const { payments, steps } = await opening();
  expect(payments).toEqual({ real: false, testOrders: true, account: null, event: null });
  expect(steps).toContainEqual({ step: 'payment-keys', done: true, needed: true });
});

test('the account is read and kept, and live keys that may not charge keep the shop closed', async () => {
  await store.live?.control('account', {
    ...{ charges_enabled: false, payouts_enabled: false, statement_descriptor: null },
    currently_due: ['external_account', 'tos_acceptance.date'],
  });
  const { body } = await called('checkPaymentAccount');
  expect(body.payments?.account).toEqual({
    ...{ at: expect.any(String) as unknown, chargesEnabled: false, payoutsEnabled: false, country: 'US' },
    ...{ statementDescriptor: null, disabledReason: 'requirements.past_due' },
    due: ['external_account', 'tos_acceptance.date'],
  });
  const refused = await store.call('openShop', { token: owner.token, body: { version: 0 } });
  expect([refused.body.code, refused.body.details]).toEqual([
    'OPENING_INCOMPLETE',
    { missing: ['payment-keys'] },
  ]);
  await store.live?.control('account', { charges_enabled: true });
  await called('checkPaymentAccount');
  expect((await store.call('openShop', { token: owner.token, body: { version: 0 } })).status).toBe(200);
});

test('an event is caused without a payment, and the webhook notes when it arrives', async () => {
  expect((await called('checkPaymentEvent')).body.payments?.event).toMatchObject({ arrivedAt: null });
  const { data } = (await store.live?.stripe.events.list({ type: 'checkout.session.expired' })) ?? {
    data: [],
  };
  expect(data).toHaveLength(1);
  expect((await store.live?.stripe.checkout.sessions.list({ status: 'open' }))?.data).toEqual([]);
  const payload = JSON.stringify(data[0]);
  expect((await store.webhook(payload, { secret: liveWebhookSecret })).status).toBe(200);
  expect((await opening()).payments?.event).toEqual({
    ...{ askedAt: expect.any(String) as unknown, arrivedAt: expect.any(String) as unknown },
  });
  // Asked for again, it has to arrive again.
  expect((await called('checkPaymentEvent')).body.payments?.event).toMatchObject({ arrivedAt: null });
});

test('keys are known by a fingerprint, and others have to be checked anew', async () => {
  await called('checkPaymentAccount');
  const { stripe } = store.app.deps.settings;
  const [row] = await store.database.db.select().from(paymentChecks);
  expect(row?.fingerprint).toBe(fingerprintOf(stripe));
  expect(JSON.stringify(row)).not.toContain(stripe.secretKey.slice(-8));
  await store.database.db.update(paymentChecks).set({
    fingerprint: fingerprintOf({ ...stripe, webhookSecrets: ['whsec_another'] }),
  });
  expect((await opening()).payments?.account).toBeNull();
});

test('a key that the provider does not take is said to be the trouble', async () => {
  const { main } = store.app.deps.payments;
  const { readAccount, causeEvent } = main;
  const { createStripeProvider } = await import('../../payments/stripe.ts');
  const { stripe, publicUrl } = store.app.deps.settings;
  const wrong = createStripeProvider({ stripe: { ...stripe, secretKey: 'sk_live_gone' }, publicUrl });
  const { event } = (await called('checkPaymentEvent')).body.payments ?? {};
  Object.assign(main, { readAccount: wrong.readAccount, causeEvent: wrong.causeEvent });
  try {
    const { status, body } = await called('checkPaymentAccount');
    expect([status, body.code]).toEqual([409, 'PAYMENT_KEYS_REFUSED']);
    expect((await called('checkPaymentEvent')).body.code).toBe('PAYMENT_KEYS_REFUSED');
    // Nothing is waited for that was never sent.
    expect((await opening()).payments?.event).toEqual(event);
  } finally {
    Object.assign(main, { readAccount, causeEvent });
  }
});
