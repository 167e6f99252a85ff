import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { Stripe } from 'stripe';
import { closeAfterTest, closeAll, sessionParams, startSandbox } from '../testing/start-sandbox.ts';
import type { RunningSandbox } from '../testing/start-sandbox.ts';
import { eventually } from '../testing/eventually.ts';
import { receiveWebhooks } from '../testing/webhook-receiver.ts';

afterEach(closeAll);

/** Long enough for what must not happen to happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

async function expireOne({ stripe }: RunningSandbox): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(sessionParams());
  return (await stripe.checkout.sessions.expire(id)).id;
}

test('an event is signed so that Stripe’s library accepts it, and has the pinned version', async () => {
  const store = await receiveWebhooks();
  const sandbox = await startSandbox({ webhookUrl: store.url });
  const id = await expireOne(sandbox);
  await store.arrived(1);
  expect(store.events[0]).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    type: 'checkout.session.expired',
    data: { object: { id, status: 'expired', metadata: { orderId: 'order-1' } } },
    request: { id: expect.stringMatching(/^req_/) },
  });
  await eventually(async () => {
    const kept = await sandbox.stripe.events.retrieve(String(store.events[0]?.id));
    expect(kept.pending_webhooks).toBe(0);
  });
});

test('an event is tried again until the store takes it', async () => {
  const store = await receiveWebhooks();
  store.answers.push(500, 503);
  const sandbox = await startSandbox({ webhookUrl: store.url, retryDelaysMs: [10, 20, 40] });
  await expireOne(sandbox);
  await store.arrived(3);
  await eventually(async () => {
    expect((await sandbox.control('webhooks')).body).toMatchObject({
      deliveries: [{ state: 'delivered', attempts: 3, lastAnswer: '200' }],
    });
  });
  expect(new Set(store.events.map(({ id }) => id)).size).toBe(1);
});

test('trying ends', async () => {
  const store = await receiveWebhooks();
  store.answers.push(500, 500, 500, 500);
  const sandbox = await startSandbox({ webhookUrl: store.url, retryDelaysMs: [5, 5] });
  await expireOne(sandbox);
  await store.arrived(3);
  await eventually(async () => {
    expect((await sandbox.control('webhooks')).body).toMatchObject({ deliveries: [{ state: 'failed' }] });
  });
  await settled();
  expect(store.events).toHaveLength(3);
});

test('events can be dropped, and sent later by hand', async () => {
  const store = await receiveWebhooks();
  const sandbox = await startSandbox({ webhookUrl: store.url });
  await sandbox.control('webhooks', { mode: 'drop', count: 1 });
  const lost = await expireOne(sandbox);
  const kept = await expireOne(sandbox);
  await store.arrived(1);
  await settled();
  const ids = () => store.events.map((event) => (event.data.object as Stripe.Checkout.Session).id);
  expect(ids()).toEqual([kept]);
  const events = (await sandbox.stripe.events.list()).data;
  await sandbox.control(`events/${events[1]?.id}/resend`, {});
  await store.arrived(2);
  expect(ids()).toEqual([kept, lost]);
});

test('events can come twice', async () => {
  const store = await receiveWebhooks();
  const sandbox = await startSandbox({ webhookUrl: store.url });
  await sandbox.control('webhooks', { mode: 'duplicate' });
  await expireOne(sandbox);
  await store.arrived(2);
  expect(store.events[0]?.id).toBe(store.events[1]?.id);
});

test('events can come in the wrong order', async () => {
  const store = await receiveWebhooks();
  const sandbox = await startSandbox({ webhookUrl: store.url });
  await sandbox.control('webhooks', { mode: 'reorder', count: 3 });
  const made = [await expireOne(sandbox), await expireOne(sandbox)];
  await settled();
  expect(store.events).toHaveLength(0);
  made.push(await expireOne(sandbox));
  await store.arrived(3);
  const seen = store.events.map((event) => (event.data.object as Stripe.Checkout.Session).id);
  expect(seen).toEqual(made.reverse());
});

test('events can come late, or when the test says so', async () => {
  const store = await receiveWebhooks();
  const sandbox = await startSandbox({ webhookUrl: store.url });
  await sandbox.control('webhooks', { mode: 'delay', delay_ms: 60_000 });
  await expireOne(sandbox);
  await settled();
  expect(store.events).toHaveLength(0);
  expect((await sandbox.control('webhooks/flush', {})).body).toEqual({ delivered: 1, failed: 0 });
  expect(store.events).toHaveLength(1);
});

test('a restart keeps sessions, stored answers and events on their way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
  closeAfterTest(() => Promise.resolve(rmSync(folder, { recursive: true })));
  const dataFile = join(folder, 'data', 'sandbox.json');
  const store = await receiveWebhooks();
  store.answers.push(500);
  const options = { idempotencyKey: 'order-9' };

  const before = await startSandbox({ webhookUrl: store.url, dataFile, retryDelaysMs: [60_000] });
  const kept = await before.stripe.checkout.sessions.create(sessionParams(), options);
  await expireOne(before);
  await eventually(async () => {
    expect((await before.control('webhooks')).body).toMatchObject({ deliveries: [{ attempts: 1 }] });
  });
  await before.close();

  const after = await startSandbox({ webhookUrl: store.url, dataFile, retryDelaysMs: [60_000] });
  expect((await after.control('webhooks/flush', {})).body).toEqual({ delivered: 1, failed: 0 });
  expect(store.events[1]?.id).toBe(store.events[0]?.id);
  expect((await after.stripe.checkout.sessions.retrieve(kept.id)).status).toBe('open');
  expect((await after.stripe.checkout.sessions.create(sessionParams(), options)).id).toBe(kept.id);
});
