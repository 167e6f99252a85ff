import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { buildApp, type App } from '../../app.ts';
import { openDatabase, type Database } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { fillCart, newPerson, type Person } from '../../testing/people.ts';
import { callApp, startTestStore, testSettings, type TestStore } from '../../testing/test-store.ts';

let store: TestStore;
/** A second process, as far as memory goes: it has the same database, settings and payment provider. */
let other: { readonly app: App; readonly database: Database };
/** What the second process asks the database. */
const statements: string[] = [];
let person: Person;
beforeAll(async () => {
  store = await startTestStore();
  const { settings } = store.app.deps;
  const { rows } = await store.database.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const database = openDatabase({
    url: url.href,
    minDurationMs: 0,
    onSlowStatement: ({ statement }) => statements.push(statement),
  });
  const app = await buildApp({ settings: testSettings(settings.stripe.apiBase), database });
  other = { app, database };
  person = await newPerson(store);
});
afterAll(async () => {
  await other.app.server.close();
  await other.database.close();
  await store.close();
});

const apps = () => [store.app, other.app] as const;
const quotes = () =>
  Promise.all(
    apps().map(async (app) => {
      const { addressId } = person;
      const { body } = await callApp(app, 'quote', { token: person.token, body: { addressId } });
      return body.taxRatePercent;
    }),
  );
const checkout = async (app: App, key: string = randomUUID()) => {
  const { token, addressId } = person;
  const call = { token, body: { addressId }, headers: { [headers.idempotencyKey]: key } };
  return callApp(app, 'checkout', call);
};
const changeRate = (rate: number) =>
  store.database.db.execute(sql`update tax_rules set rate = ${rate} where state = 'IL'`);

test('a rule that has changed counts at once in every process, for what is shown and for what is ordered', async () => {
  await fillCart(store, person.token, 10104, 1);
  for (const rate of [7.5, 3.25, 9]) {
    await changeRate(rate);
    expect(await quotes()).toEqual([rate, rate]);
    await changeRate(rate + 1);
    for (const app of apps()) {
      const { body } = await checkout(app);
      const { rows } = await store.database.db.execute<{ rate: string; tax: number; subtotal: number }>(sql`
        select tax_rate_percent as rate, tax_cents as tax, subtotal_cents as subtotal from orders where id = ${body.orderId}`);
      const [order] = rows;
      expect(Number(order?.rate)).toBe(rate + 1);
      expect(order?.tax).toBe(Math.round(((order?.subtotal ?? 0) * (rate + 1)) / 100));
    }
  }
});

test('a checkout reads tax and shop once, and asks the database few times', async () => {
  const buyer = await newPerson(store);
  await fillCart(store, buyer.token, 10104, 1);
  const call = {
    ...{ token: buyer.token, body: { addressId: buyer.addressId } },
    headers: { [headers.idempotencyKey]: randomUUID() },
  };
  statements.length = 0;
  const { status } = await callApp(other.app, 'checkout', call);
  expect(status).toBe(200);
  expect(statements.filter((text) => text.includes('tax_rules'))).toHaveLength(1);
  const inside = statements.slice(statements.indexOf('begin'), statements.indexOf('commit'));
  expect(inside.filter((text) => text.includes('tax_rules'))).toHaveLength(1);
  expect(statements.length).toBeLessThan(20);
});

test('a key whose request was refused stays with that request', async () => {
  const key = randomUUID();
  await fillCart(store, person.token, 10103, 1);
  await store.database.db.execute(sql`update variants set on_hand = reserved where id = 10103`);
  const refused = await checkout(store.app, key);
  expect([refused.status, refused.body.code]).toEqual([409, 'INSUFFICIENT_STOCK']);
  await store.database.db.execute(sql`update variants set on_hand = reserved + 5 where id = 10103`);
  expect((await checkout(other.app, key)).status).toBe(200);
  await fillCart(store, person.token, 10103, 1);
  const mismatch = await checkout(store.app, key);
  expect(mismatch.body.code).toBe('IDEMPOTENCY_MISMATCH');
});
