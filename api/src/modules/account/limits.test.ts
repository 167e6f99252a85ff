import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { EndpointName } from '@ritual/shared/contract/endpoints';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { fillCart, newPerson, newSessionId, password, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import type { CallOptions } from '../../testing/test-store.ts';

const store = setUpTestStore({ limitFactor: 1 });
let person: Person;
let people: readonly Person[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => newPerson(store)));
  [person] = people as [Person, ...Person[]];
});
beforeEach(async () => {
  await store.database.db.execute(sql`delete from rate_limits`);
});

const wrong = 'not the password';
const profile = { firstName: 'T', lastName: 'P', phone: '(617) 555-0142' };
const message = { name: 'T', email: 'F@example.com', topic: 'OTHER', message: 'Is this still open?' };
const nowhere = '4f0c1f0e-7a53-4c3e-9f0b-0d8c5b1a2e3f';
const unit = { productId: 101, variantId: 10105, quantity: 1 };
const saved = { productId: 101 };
const newKey = () => ({ 'x-idempotency-key': randomUUID() });
const own = () => ({ token: person.token });

// How many tries an account and an address have; from then on the answer is 429 and says when to come back.
test.each<[what: string, EndpointName, tries: number, options: (index: number) => CallOptions]>([
  ['login by account', 'login', 10, () => ({ body: { email: person.email, password: wrong } })],
  [
    'login by address',
    'login',
    30,
    (index) => ({ body: { email: `a${index}@example.com`, password: wrong } }),
  ],
  [
    'registration by account',
    'register',
    10,
    () => ({ body: { ...profile, email: person.email, password } }),
  ],
  [
    'registration by address',
    'register',
    20,
    (index) => ({ body: { ...profile, email: `b${index}@example.com`, password: 'password123' } }),
  ],
  ['reset mail by account', 'forgotPassword', 5, () => ({ body: { email: 'Unknown@example.com' } })],
  ['resent mail by account', 'resendVerification', 5, () => ({ body: { email: person.email } })],
  [
    'reset links by address',
    'resetPassword',
    30,
    (index) => ({ body: { token: `guess${index}`, password } }),
  ],
  ['links by address', 'verifyEmail', 30, (index) => ({ body: { token: `guess${index}` } })],
  [
    'password of an account, by a change of it',
    'changePassword',
    10,
    () => ({ ...own(), body: { currentPassword: wrong, newPassword: password } }),
  ],
  [
    'password of an account, by a change of email',
    'updateMe',
    10,
    () => ({ ...own(), body: { ...profile, email: 'c@example.com', currentPassword: wrong } }),
  ],
  [
    'password of an account, by its deletion',
    'deleteMe',
    10,
    () => ({ ...own(), body: { password: wrong } }),
  ],
  [
    'messages by address',
    'sendMessage',
    10,
    (index) => ({ body: { ...message, email: `d${index}@example.com` } }),
  ],
  [
    'checkout by address',
    'checkout',
    90,
    (index) => ({
      token: people[Math.floor(index / 25)]?.token,
      headers: newKey(),
      body: { addressId: nowhere },
    }),
  ],
  [
    'checkout by account',
    'checkout',
    30,
    () => ({ ...own(), headers: newKey(), body: { addressId: nowhere } }),
  ],
  ['settling by address', 'reconcile', 300, (index) => ({ params: { sessionId: `cs_test_guess${index}` } })],
  ['paying by account', 'payOrder', 60, () => ({ ...own(), params: { id: nowhere } })],
  ['canceling by account', 'cancelOrder', 60, () => ({ ...own(), params: { id: nowhere } })],
  [
    'paying by address',
    'payOrder',
    300,
    (index) => ({ token: people[Math.floor(index / 60)]?.token, params: { id: nowhere } }),
  ],
  ['carts by address', 'addToCart', 100, () => ({ session: newSessionId(), body: unit })],
  ['wishlists by address', 'saveProduct', 100, () => ({ session: newSessionId(), params: saved })],
  ['messages by email', 'sendMessage', 5, () => ({ body: message })],
  [
    'messages by account',
    'sendMessage',
    5,
    (index) => ({ ...own(), body: { ...message, email: `e${index}@example.com` } }),
  ],
])('%s: then 429', async (_what, name, tries, options) => {
  for (let index = 0; index < tries; index += 1) {
    expect((await store.call(name, options(index))).status).not.toBe(429);
  }
  const refused = await store.call(name, options(tries));
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
});

test('a payment page is asked about only so often, from wherever', async () => {
  await fillCart(store, person.token, 10105, 1);
  const { body } = await store.call('checkout', {
    ...{ ...own(), headers: newKey(), body: { addressId: person.addressId } },
  });
  const ask = async (index: number) => {
    const answer = await store.app.server.inject({
      url: `/api/stripe/reconcile/${body.sessionId}`,
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
    });
    return answer.statusCode;
  };
  for (let index = 0; index < 60; index += 1) expect(await ask(index)).toBe(200);
  expect(await ask(60)).toBe(429);
});

test('a cart that was begun goes on, and an account has one anyhow', async () => {
  const session = newSessionId();
  const add = (options: CallOptions) => store.call('addToCart', { ...options, body: unit });
  for (let index = 0; index < 101; index += 1) expect((await add({ session })).status).not.toBe(429);
  for (let index = 0; index < 99; index += 1) await add({ session: newSessionId() });
  expect((await add({ session: newSessionId() })).status).toBe(429);
  expect((await add({ session })).status).not.toBe(429);
  expect((await add({ token: people[1]?.token })).status).toBe(200);
});

test('a wishlist that was begun goes on, and an account has one anyhow', async () => {
  const session = newSessionId();
  const save = (options: CallOptions) => store.call('saveProduct', { ...options, params: saved });
  for (let index = 0; index < 100; index += 1) {
    expect((await save({ session: index === 0 ? session : newSessionId() })).status).toBe(200);
  }
  expect((await save({ session: newSessionId() })).status).toBe(429);
  expect((await save({ session })).status).toBe(200);
  expect((await save({ token: people[1]?.token })).status).toBe(200);
});

test('who calls from elsewhere than the shell is not believed about where from', async () => {
  const tryAs = async (index: number) => {
    const answer = await store.app.server.inject({
      ...{ method: 'POST', url: '/api/auth/login', remoteAddress: '192.168.1.9' },
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
      payload: { email: `f${index}@example.com`, password: wrong },
    });
    return answer.statusCode;
  };
  for (let index = 0; index < 30; index += 1) expect(await tryAs(index)).toBe(401);
  expect(await tryAs(30)).toBe(429);
});

test('guessing the password in one place counts in the others', async () => {
  for (let index = 0; index < 10; index += 1) {
    await store.call('deleteMe', { ...own(), body: { password: wrong } });
  }
  const body = { currentPassword: password, newPassword: 'five green umbrellas' };
  expect((await store.call('changePassword', { ...own(), body })).status).toBe(429);
});

test('a home of many IPv6 addresses counts as one', async () => {
  const tryAs = async (index: number) => {
    const answer = await store.app.server.inject({
      ...{ method: 'POST', url: '/api/auth/login' },
      headers: { 'x-forwarded-for': `2001:db8:1:2::${index.toString(16)}` },
      payload: { email: `g${index}@example.com`, password: wrong },
    });
    return answer.statusCode;
  };
  for (let index = 0; index < 30; index += 1) expect(await tryAs(index)).toBe(401);
  expect(await tryAs(30)).toBe(429);
});

test('counted tries are forgotten a day after their window: their keys say who tried from where', async () => {
  const { db } = store.database;
  const counted = async () => {
    const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits order by key`);
    return rows.map(({ key }) => key);
  };
  await db.execute(sql`
    insert into rate_limits (key, hits, resets_at) values
      ('old', 1, now() - interval '25 hours'), ('over', 1, now() - interval '23 hours'), ('runs', 1, now())`);
  await tidyUp(db);
  expect(await counted()).toEqual(['over', 'runs']);
});
