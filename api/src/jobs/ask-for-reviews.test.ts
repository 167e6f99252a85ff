import { beforeEach, expect, test } from '@jest/globals';
import { reviewPolicy } from '@ritual/shared/kernel';
import { eq, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/index.ts';
import { fulfil, newCustomer, placePaidOrder } from '../testing/orders.ts';
import type { Person } from '../testing/people.ts';
import { setUpTestStore } from '../testing/set-up.ts';
import { askForReviews } from './ask-for-reviews.ts';

const store = setUpTestStore();
const variantId = 10101;
const { askAfterDays, askWithinDays } = reviewPolicy;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000);

let person: Person;
let orderId: string;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  await run(sql`update users set email_verified_at = now() where lower(email) = ${person.email}`);
  await agree(true);
  ({ orderId } = await placePaidOrder(store, person, variantId));
  await run(sql`delete from outbox`);
});

const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
const ask = () => askForReviews(store.app.deps);
const mails = () => store.database.db.select().from(outbox).where(eq(outbox.kind, 'review-request'));
async function agree(reviewRequests: boolean) {
  const { body } = await store.call('getPreferences', { token: person.token });
  await store.call('setPreferences', { token: person.token, body: { ...body, reviewRequests } });
}
async function arrive(days: number) {
  await fulfil(store, orderId, 'SHIPPED', daysAgo(days));
  await fulfil(store, orderId, 'DELIVERED', daysAgo(days));
}
async function itemId(): Promise<string> {
  const { rows } = await run(sql`select id from order_items where order_id = ${orderId}`);
  return String(rows[0]?.['id']);
}

test('who has chosen it is asked once, some days after the order has arrived', async () => {
  await arrive(askAfterDays - 1);
  expect(await ask()).toBe(0);
  await run(
    sql`update orders set delivered_at = ${daysAgo(askAfterDays).toISOString()} where id = ${orderId}`,
  );
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: person.email, dedupeKey: `review-request:${orderId}` });
  expect(mail?.text).toContain(`/dashboard/orders/${orderId}`);
  expect(mail?.text).toContain('/account/review-mails?token=');
});

test.each<[string, () => Promise<unknown>]>([
  ['who has not chosen it', () => agree(false)],
  ['whose address is not confirmed', () => run(sql`update users set email_verified_at = null`)],
  [
    'who is blocked',
    () =>
      run(
        sql`update users set blocked_at = now(), blocked_reason = 'x' where lower(email) = ${person.email}`,
      ),
  ],
  [
    'with a return that is not decided',
    () => run(sql`insert into returns (order_id, status, note) values (${orderId}, 'REQUESTED', '')`),
  ],
  [
    'with a refund under way',
    () =>
      run(sql`
        insert into refunds (order_id, payment_intent_id, amount_cents, reason)
        select ${orderId}, payment_intent_id, 100, 'operator' from orders where id = ${orderId}`),
  ],
  [
    'of whom all money went back',
    () => run(sql`update orders set payment_state = 'REFUNDED' where id = ${orderId}`),
  ],
  [
    'long ago',
    () =>
      run(
        sql`update orders set delivered_at = ${daysAgo(askWithinDays).toISOString()} where id = ${orderId}`,
      ),
  ],
  [
    'who has reviewed all of it',
    async () => {
      const body = {
        rating: 5,
        fit: 'true',
        size: 'M',
        title: 'Good',
        text: 'It fits as it should, always.',
      };
      const params = { id: orderId, itemId: await itemId() };
      expect((await store.call('writeProductReview', { token: person.token, params, body })).status).toBe(
        200,
      );
    },
  ],
])('no mail asks a shopper %s', async (_who, change) => {
  await arrive(askAfterDays);
  await change();
  expect(await ask()).toBe(0);
  expect(await mails()).toEqual([]);
});

test('one click in the mail program stops the mails; opened, the address leads to the page', async () => {
  await arrive(askAfterDays);
  await ask();
  const [mail] = await mails();
  const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
  const url = pathname + search;
  const opened = await store.app.server.inject({ method: 'GET', url });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    expect.stringContaining(`/account/review-mails${search}`),
  ]);
  const wants = async () => (await store.call('getPreferences', { token: person.token })).body.reviewRequests;
  expect(await wants()).toBe(true);
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': type };
    expect((await store.app.server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
  }
  expect(await wants()).toBe(false);
});
