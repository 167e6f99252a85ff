import { expect, test } from '@jest/globals';
import { sql } from './drizzle.ts';
import { fillCart, newPerson } from '../testing/people.ts';
import { placeOrder } from '../testing/orders.ts';
import { setUpTestStore } from '../testing/set-up.ts';

const store = setUpTestStore();

test('a migration that changes types under a running API fails no call', async () => {
  const person = await newPerson(store);
  const shop = async () => {
    const calls = [
      ...Array.from({ length: 12 }, () => store.call('facets')),
      ...Array.from({ length: 12 }, () => store.call('getCart', { token: person.token })),
      fillCart(store, person.token, 10104, 1),
    ];
    return new Set((await Promise.all<{ status: number }>(calls)).map(({ status }) => status));
  };
  expect(await shop()).toEqual(new Set([200]));
  await placeOrder(store, person, 10104, 1);
  const { db } = store.database;
  await db.execute(
    sql`alter table colors alter column name type varchar(200), alter column code type varchar(20)`,
  );
  await db.execute(sql`alter table order_items alter column color type varchar(200)`);
  expect(await shop()).toEqual(new Set([200]));
  const { sessionId } = await placeOrder(store, person, 10104, 2);
  await store.control(`sessions/${sessionId}/pay`, {});
  expect(await store.deliver('checkout.session.completed')).toEqual([200]);
});
