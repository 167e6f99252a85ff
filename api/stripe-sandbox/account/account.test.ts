import { afterEach, expect, test } from '@jest/globals';
import { closeAll, sessionParams, startSandbox, stripeAt } from '../testing/start-sandbox.ts';

afterEach(closeAll);

test('the account may do everything until a test says otherwise', async () => {
  const { stripe, control } = await startSandbox();
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
    ...{ object: 'account', charges_enabled: true, payouts_enabled: true, country: 'US' },
    requirements: { currently_due: [], disabled_reason: null },
    settings: { payments: { statement_descriptor: 'RITUAL OF POWER' } },
  });
  await control('account', { charges_enabled: false, currently_due: ['external_account'] });
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
    charges_enabled: false,
    requirements: { currently_due: ['external_account'], disabled_reason: 'requirements.past_due' },
  });
  await control('reset', {});
  expect((await stripe.accounts.retrieveCurrent()).charges_enabled).toBe(true);
});

test('with a live key all objects and events say that they are of live mode', async () => {
  const { port } = await startSandbox({ secretKey: 'sk_live_1' });
  const stripe = stripeAt(port, 'sk_live_1');
  const { id, livemode } = await stripe.checkout.sessions.create(sessionParams());
  expect(livemode).toBe(true);
  await stripe.checkout.sessions.expire(id);
  const [event] = (await stripe.events.list({ type: 'checkout.session.expired' })).data;
  expect(event).toMatchObject({ livemode: true, data: { object: { id, livemode: true } } });
});
