import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { policy } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { seedGenerated } from '../../prepare/seed/generated.ts';
import { newPerson, newSessionId, password, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { saveAll } from '../../testing/wishlists.ts';

const store = setUpTestStore();
let session: string;
beforeEach(() => {
  session = newSessionId();
});

type Who = { readonly token: string } | { readonly session: string };
const save = (who: Who, productId: number) => store.call('saveProduct', { ...who, params: { productId } });
const entries = async (who: Who) => (await store.call('getWishlist', who)).body.entries;
const ids = async (who: Who) => (await entries(who)).map(({ productId }) => productId);
const login = ({ email }: Person, from = session) =>
  store.call('login', { session: from, body: { email, password } });
const userOf = async ({ email }: Person) => {
  const { rows } = await store.database.db.execute<{ id: string }>(
    sql`select id from users where email = ${email}`,
  );
  return { kind: 'user', userId: rows[0]?.id ?? '' } as const;
};

test('a login puts what the visitor has saved among what the account has, by date, once', async () => {
  const person = await newPerson(store);
  await save(person, 101);
  await save({ session }, 102);
  await save({ session }, 101);
  await save(person, 103);
  const [, first] = await entries(person);
  expect((await login(person)).status).toBe(200);
  expect(await ids(person)).toEqual([103, 102, 101]);
  expect((await entries(person))[2]).toEqual(first);
  expect(await entries({ session })).toEqual([]);
  await store.call('unsaveProduct', { token: person.token, params: { productId: 102 } });
  expect((await login(person)).status).toBe(200);
  expect(await ids(person)).toEqual([103, 101]);
});

test('a registration takes the wishlist along, and cart and wishlist are merged together', async () => {
  await save({ session }, 102);
  await store.call('addToCart', { session, body: { productId: 101, variantId: 10101, quantity: 1 } });
  const person = await newPerson(store, session);
  expect(await ids(person)).toEqual([102]);
  expect((await store.call('getCart', { token: person.token })).body.totalItems).toBe(1);
  expect(await entries({ session })).toEqual([]);
});

test('of more than a wishlist may have, the newest are kept', async () => {
  const { db } = store.database;
  await seedGenerated(db, policy.maxSavedProducts + 40, () => undefined);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products order by id limit ${policy.maxSavedProducts + 2}`,
  );
  const [newest = 0, oldest = 0, ...full] = rows.map(({ id }) => id);
  const person = await newPerson(store);
  await saveAll(db, await userOf(person), full);
  await saveAll(db, { kind: 'visitor', sessionId: session }, [oldest, newest]);
  await db.execute(sql`
    update wishlist_entries set saved_at = case product_id when ${oldest} then now() - interval '9 years' else now() end
    where product_id in (${oldest}, ${newest})`);
  await login(person);
  expect(await ids(person)).toEqual([newest, ...full.slice(1).toReversed()]);
});

const twelve = [101, 102, 103, 104, 105, 107, 108, 111, 201, 202, 203, 205];

test('saves of one wishlist at once all count, whether it is there already or not', async () => {
  const person = await newPerson(store);
  for (const who of [{ session }, { token: person.token }]) {
    const answers = await Promise.all([...twelve, ...twelve].map((productId) => save(who, productId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ids(who)).toSorted()).toEqual(twelve);
  }
});

test('saves at once do not go beyond the limit', async () => {
  const { db } = store.database;
  await seedGenerated(db, policy.maxSavedProducts + 40, () => undefined);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where id >= 1000 order by id limit ${policy.maxSavedProducts - 20}`,
  );
  const generated = rows.map(({ id }) => id);
  const { rows: demo } = await db.execute<{ id: number }>(
    sql`select id from products where id < 1000 order by id limit 30`,
  );
  await saveAll(db, { kind: 'visitor', sessionId: session }, generated);
  const answers = await Promise.all(demo.map(({ id }) => save({ session }, id)));
  const refused = answers.filter(({ status }) => status !== 200);
  const free = policy.maxSavedProducts - generated.length;
  expect(refused.map(({ body }) => body.code)).toEqual(
    Array<string>(demo.length - free).fill('WISHLIST_FULL'),
  );
  expect(await entries({ session })).toHaveLength(policy.maxSavedProducts);
});

test('what is saved during the merge is in one of the two wishlists, and in no other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await newPerson(store);
    const visit = newSessionId();
    const guest = { session: visit };
    await save(guest, 101);
    const [merged, ...answers] = await Promise.all([
      login(person, visit),
      save(guest, 102),
      save(person, 103),
      save(guest, 104),
      save(person, 105),
    ]);
    expect([merged, ...answers].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [account, left] = [await ids(person), await ids(guest)];
    expect(account).toEqual(expect.arrayContaining([101, 103, 105]));
    expect([...account, ...left].toSorted()).toEqual([101, 102, 103, 104, 105]);
    // What came too late comes with the next login.
    await login(person, visit);
    expect((await ids(person)).toSorted()).toEqual([101, 102, 103, 104, 105]);
  }
});

test('two logins at once merge once, and two accounts do not both get it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [one, another] = [await newPerson(store), await newPerson(store)];
    const visit = newSessionId();
    for (const productId of twelve) await save({ session: visit }, productId);
    await save(one, 301);
    const answers = await Promise.all([login(one, visit), login(one, visit), login(another, visit)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const both = [await ids(one), await ids(another)].map((found) => found.filter((id) => id !== 301));
    expect(both.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, twelve.length]);
    expect(await ids(one)).toContain(301);
    expect(await ids({ session: visit })).toEqual([]);
  }
});

/** A product of the same kind as 101, which no order and no other test knows. */
async function copyOfProduct(): Promise<number> {
  const { db } = store.database;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into products (slug, name, description, gender, price_cents)
    select 'copy-' || gen_random_uuid(), name, description, gender, price_cents from products where id = 101
    returning id`);
  const id = rows[0]?.id ?? 0;
  await db.execute(sql`
    insert into variants (product_id, sku, size, color, position)
    select ${id}::int, gen_random_uuid()::text, size, color, position from variants where product_id = 101`);
  return id;
}

test('a product that is deleted during a save and a merge is saved nowhere, and the rest is', async () => {
  const { db, transaction } = store.database;
  const [merging, saving] = [await newPerson(store), await newPerson(store)];
  const [saved, late] = [await copyOfProduct(), await copyOfProduct()];
  for (const productId of [101, saved]) expect((await save({ session }, productId)).status).toBe(200);
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let calls: Promise<readonly { status: number }[]> | undefined;
  await transaction(async (tx) => {
    await tx.execute(sql`delete from products where id in (${saved}, ${late})`);
    calls ??= Promise.all([login(merging), save(saving, late)]);
    while ((await db.execute(waiting)).rows.length < 2) await sleep(20);
  });
  expect((await calls)?.map(({ status }) => status)).toEqual([200, 404]);
  expect([await ids(merging), await ids(saving)]).toEqual([[101], []]);
});
