import { afterEach, expect, test } from '@jest/globals';
import { closeAll, sessionParams, startSandbox } from '../testing/start-sandbox.ts';

afterEach(closeAll);

test('a session is paid without a browser, also through authentication', async () => {
  const { stripe, control } = await startSandbox();
  const { id } = await stripe.checkout.sessions.create(sessionParams());
  const card = '4000 0025 0000 3155';
  expect((await control(`sessions/${id}/pay`, { card })).body).toMatchObject({
    result: { kind: 'authenticate' },
  });
  expect((await control(`sessions/${id}/pay`, { card, authentication: 'complete' })).body).toMatchObject({
    result: { kind: 'complete' },
    session: { status: 'complete', payment_status: 'paid' },
  });
  expect((await control(`sessions/${id}/pay`, {})).status).toBe(400);
});

test('a payment is refunded by hand, as in the dashboard of the provider', async () => {
  const { stripe, control } = await startSandbox();
  const { id } = await stripe.checkout.sessions.create(sessionParams());
  expect((await control(`sessions/${id}/refund`, {})).status).toBe(400);
  await control(`sessions/${id}/pay`, {});
  expect((await control(`sessions/${id}/refund`, { amount: 100 })).body).toMatchObject({
    refund: { amount: 100, status: 'succeeded' },
  });
  expect((await control(`sessions/${id}/refund`, {})).body).toMatchObject({ refund: { amount: 29_013 } });
  expect((await control(`sessions/${id}/refund`, {})).body).toMatchObject({
    error: { code: 'charge_already_refunded' },
  });
  expect((await stripe.events.list({ type: 'charge.refunded' })).data).toHaveLength(2);
});

test('wrong control calls are refused in words', async () => {
  const { control } = await startSandbox();
  expect(await control('webhooks', { mode: 'lose' })).toMatchObject({
    status: 400,
    body: { error: { param: 'mode', message: expect.stringContaining('normal, drop, duplicate') } },
  });
  expect((await control('sessions/cs_test_unknown/expire', {})).status).toBe(404);
  expect((await control('clock/advance', { seconds: -1 })).status).toBe(400);
});

test('the control page shows what happened; its buttons come back to it, other sites cannot press them', async () => {
  const { stripe, address } = await startSandbox();
  const { id } = await stripe.checkout.sessions.create(sessionParams({ client_reference_id: '<order>' }));
  const press = (headers: Record<string, string>) =>
    fetch(`${address}/_control/sessions/${id}/expire`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers,
      redirect: 'manual',
    });
  expect((await press({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const pressed = await press({ 'sec-fetch-site': 'same-origin' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/_control']);
  const page = await (await fetch(`${address}/_control`)).text();
  expect(page).toContain('checkout.session.expired');
  expect(page).toContain('&lt;order&gt;');
});

test('a reset empties everything', async () => {
  const { stripe, control } = await startSandbox();
  await stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'a' });
  await control('reset', {});
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});
