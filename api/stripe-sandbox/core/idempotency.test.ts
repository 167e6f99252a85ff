import { afterEach, expect, test } from '@jest/globals';
import { Stripe } from 'stripe';
import { closeAll, sessionParams, startSandbox } from '../testing/start-sandbox.ts';

afterEach(closeAll);

test('the same key with the same parameters gets the first answer again', async () => {
  const { stripe } = await startSandbox();
  const create = () => stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'order-1' });
  const first = await create();
  await stripe.checkout.sessions.expire(first.id);
  const again = await create();
  expect(again.id).toBe(first.id);
  expect(again.status).toBe('open');
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('the same key with other parameters or for another call is an idempotency error', async () => {
  const { stripe } = await startSandbox();
  const options = { idempotencyKey: 'order-1' };
  const { id } = await stripe.checkout.sessions.create(sessionParams(), options);
  const other = stripe.checkout.sessions.create(sessionParams({ client_reference_id: 'order-2' }), options);
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(other).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('same parameters'),
  });
  const elsewhere = stripe.checkout.sessions.expire(id, {}, options);
  await expect(elsewhere).rejects.toMatchObject({ message: expect.stringContaining('same endpoint') });
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('a request refused for its parameters leaves its key free; a refused state is remembered', async () => {
  const { stripe } = await startSandbox();
  const options = { idempotencyKey: 'order-1' };
  await expect(
    stripe.checkout.sessions.create(sessionParams({ expires_at: 1 }), options),
  ).rejects.toMatchObject({ param: 'expires_at' });
  const { id } = await stripe.checkout.sessions.create(sessionParams(), options);
  await stripe.checkout.sessions.expire(id);
  const expireAgain = () => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'expire-1' });
  await expect(expireAgain()).rejects.toMatchObject({ statusCode: 400 });
  await expect(expireAgain()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
});
