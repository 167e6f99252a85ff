import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { factorChallenge } from '@ritual/shared/contract';
import { factorPolicy } from '@ritual/shared/kernel';
import { appCode } from '@ritual/shared/testing/app-code';
import { sql } from '../../../db/drizzle.ts';
import { newCustomer, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { storeApp } from '../../second-factor/app-codes.ts';
import { sealSecret } from '../../second-factor/sealed-secret.ts';
import { putOnStaff } from '../../staff/repository.ts';

const store = setUpTestStore();
const variantId = 10105;
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
let customer: Person;
let token: string;

/** A member of staff with a second factor, which was proven too long ago. */
beforeEach(async () => {
  customer = await newCustomer(store, variantId);
  const { db } = store.database;
  const member = await newPerson(store);
  token = member.token;
  const { id } = (await store.call('me', { token })).body;
  await putOnStaff(db, id, 'support');
  await storeApp(db, id, sealSecret(secret, id, store.app.deps.settings.factorSecret), 0);
  await db.execute(sql`update logins set factor_at = now() - interval '6 minutes' where user_id = ${id}`);
});

/** An order of two pieces at this price, in dollars. */
async function paidOrder(price: number) {
  await store.database.db.execute(
    sql`update products set price_cents = ${price * 100} where id = (select product_id from variants where id = ${variantId})`,
  );
  return (await placePaidOrder(store, customer, variantId)).orderId;
}
const seen = async (id: string) => (await store.call('getAdminOrder', { token, params: { id } })).body;
const most = factorPolicy.refundCents / 100;

const refund = (id: string, amount: number) =>
  store.call('refundOrder', {
    token,
    params: { id },
    body: { refundId: randomUUID(), amount, lines: [], restock: [], shipping: false, cause: 'OTHER' },
  });
const change = async (id: string, { toRefund = 0, toPay = 0, waive = null as string | null }) =>
  store.call('changeOrder', {
    token,
    params: { id },
    body: {
      ...{ changeId: randomUUID(), units: [{ variantId, quantity: 1 }], waive },
      seen: { version: (await seen(id)).version, toRefund, toPay },
    },
  });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code ?? 'done';

test('a refund over the limit asks for the second factor, one up to it does not', async () => {
  const id = await paidOrder(150);
  const refused = await refund(id, most + 0.01);
  expect(codeOf(refused)).toBe('FACTOR_NEEDED');
  expect((await seen(id)).refunds).toEqual([]);
  expect(codeOf(await refund(id, most))).toBe('done');
});

test('so do a cheaper change, one whose difference is waived, and a cancellation', async () => {
  const id = await paidOrder(150);
  expect(codeOf(await change(id, { toRefund: most + 0.01 }))).toBe('FACTOR_NEEDED');
  expect(codeOf(await change(id, { toPay: most + 0.01, waive: 'Our mistake.' }))).toBe('FACTOR_NEEDED');
  expect(codeOf(await change(id, { toRefund: most + 0.01, waive: 'x' }))).toBe('FACTOR_NEEDED');
  // What the customer pays gives nothing away.
  expect(codeOf(await change(id, { toPay: most + 0.01 }))).toBe('ORDER_CHANGED');
  const cancel = await store.call('cancelOrderForShopper', { token, params: { id } });
  expect(codeOf(cancel)).toBe('FACTOR_NEEDED');
  expect((await seen(id)).status).toBe('PAID');

  const { challenge } = factorChallenge.parse((cancel.body as { details?: unknown }).details);
  const proof = { method: 'app', code: appCode(secret) };
  expect((await store.call('confirmFactor', { token, body: { challenge, proof } })).status).toBe(204);
  const canceled = await store.call('cancelOrderForShopper', { token, params: { id } });
  expect(canceled.body).toMatchObject({ status: 'REFUNDED', refundable: 0 });
});

test('a small order is canceled without it', async () => {
  const id = await paidOrder(40);
  expect(codeOf(await store.call('cancelOrderForShopper', { token, params: { id } }))).toBe('done');
});
