import { expect, test } from '@jest/globals';
import type { StaffRole } from '@ritual/shared/contract';
import { demoPassword } from '@ritual/shared/demo';
import { sql } from '../../db/drizzle.ts';
import { placeOrder } from '../../testing/orders.ts';
import { newPerson, password, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();

const rowsOf = async (query: ReturnType<typeof sql>) => (await store.database.db.execute(query)).rows;
const idOf = async ({ token }: Person) => (await store.call('me', { token })).body.id;
const owner = async () => {
  const body = { email: 'admin@example.com', password: demoPassword };
  return (await store.call('login', { body })).body.token;
};
const memberOfStaff = async (role: StaffRole) => {
  const person = await newPerson(store);
  const id = await idOf(person);
  await putOnStaff(store.database.db, id, role);
  return { ...person, id };
};

test('what a person has bought stands with them: paid orders, less what was refunded', async () => {
  const person = await newPerson(store);
  const id = await idOf(person);
  const token = await owner();
  const seen = async () => {
    const { body } = await store.call('getPerson', { token, params: { id } });
    return { orders: body.orders, spent: body.spent, last: body.lastOrderAt, latest: body.latestOrders };
  };
  const { orderId, sessionId } = await placeOrder(store, person, 10105, 1);
  expect(await seen()).toMatchObject({
    orders: 0,
    spent: 0,
    last: null,
    latest: [{ id: orderId, status: 'PENDING' }],
  });
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.call('reconcile', { params: { sessionId } });
  const [paid] = await rowsOf(
    sql`select total_cents / 100.0 as total, payment_intent_id from orders where id = ${orderId}`,
  );
  const total = Number(paid?.['total']);
  expect(await seen()).toMatchObject({
    orders: 1,
    spent: total,
    last: expect.any(String),
    latest: [{ total, pieces: 1 }],
  });
  await rowsOf(sql`
    insert into refunds (order_id, payment_intent_id, amount_cents, reason, provider_id, done_at)
    values (${orderId}, ${paid?.['payment_intent_id']}, 1000, 'operator', 'pyr_test', now())`);
  expect((await seen()).spent).toBeCloseTo(total - 10);
  expect((await seen()).latest).toMatchObject([{ refunded: 10 }]);
  await rowsOf(sql`update refunds set failed_at = now() where provider_id = 'pyr_test'`);
  expect((await seen()).spent).toBeCloseTo(total);
  const number = String((await rowsOf(sql`select number from orders where id = ${orderId}`))[0]?.['number']);
  for (const q of [number, `#${number.toLowerCase()}`]) {
    expect((await store.call('listPeople', { token, query: { q } })).body.content).toMatchObject([{ id }]);
  }
  const list = { q: person.email, orders: 'yes', sort: 'spent' };
  expect((await store.call('listPeople', { token, query: list })).body.content).toMatchObject([
    { id, spent: total },
  ]);
});

test('of orders that are paid at the same moment none is left out', async () => {
  const person = await newPerson(store);
  const id = await idOf(person);
  const placed = [];
  for (let count = 0; count < 4; count += 1) placed.push(await placeOrder(store, person, 10107, 1));
  await Promise.all(
    placed.map(async ({ orderId }) =>
      store.database.transaction(async (tx) => {
        await tx.execute(
          sql`update orders set payment_state = 'PAID', paid_at = now() where id = ${orderId}`,
        );
      }),
    ),
  );
  const [row] = await rowsOf(sql`
    select order_count as orders, spent_cents::int = (select sum(total_cents) from orders where user_id = ${id}) as whole
    from users where id = ${id}`);
  expect(row).toEqual({ orders: 4, whole: true });
});

test('a block leaves orders as they are, and holds against a sign-in at the same moment', async () => {
  const person = await newPerson(store);
  const id = await idOf(person);
  const { orderId } = await placeOrder(store, person, 10105, 1);
  const token = await owner();
  const [blocked, ...logins] = await Promise.all([
    store.call('blockPerson', { token, params: { id }, body: { reason: 'Test' } }),
    ...Array.from({ length: 6 }, () => store.call('login', { body: { email: person.email, password } })),
  ]);
  expect(blocked.status).toBe(200);
  for (const { body } of logins) {
    if (body.token) expect((await store.call('me', { token: body.token })).status).toBe(401);
    else expect(body.code).toBe('ACCOUNT_BLOCKED');
  }
  const [order] = await rowsOf(sql`select status from orders where id = ${orderId}`);
  expect(order).toEqual({ status: 'PENDING' });
  await store.call('unblockPerson', { token, params: { id } });
});

test('the staff: support changes shoppers and no colleague, and has neither export nor deletion', async () => {
  const support = await memberOfStaff('support');
  const colleague = await memberOfStaff('catalog');
  const shopper = await newPerson(store);
  const fields = { firstName: 'A', lastName: 'B', phone: '(617) 555-0142' };
  const change = (id: string, email: string, version = 1) =>
    store.call('updatePerson', { token: support.token, params: { id }, body: { ...fields, email, version } });
  expect((await change(await idOf(shopper), shopper.email)).status).toBe(200);
  const block = { token: support.token, params: { id: colleague.id }, body: { reason: 'Test' } };
  for (const answer of [
    await change(colleague.id, colleague.email),
    await store.call('blockPerson', block),
    await store.call('endPersonLogins', block),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'PERSON_ON_STAFF']);
  }
  const params = { id: await idOf(shopper) };
  for (const answer of [
    await store.call('exportPerson', { token: support.token, params }),
    await store.call('exportPeople', { token: support.token, body: {} }),
    await store.call('erasePerson', { token: support.token, params, body: { email: shopper.email } }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'RIGHT_MISSING']);
  }
  expect((await store.call('listPeople', { token: colleague.token })).body.code).toBe('RIGHT_MISSING');
  // An owner may block a colleague; to block an owner is refused.
  const token = await owner();
  expect((await store.call('blockPerson', { ...block, token })).status).toBe(200);
  const second = await memberOfStaff('owner');
  const answer = await store.call('blockPerson', { ...block, token, params: { id: second.id } });
  expect(answer.body.code).toBe('PERSON_ON_STAFF');
});

test('a name that is a formula is none in the exported file', async () => {
  const person = await newPerson(store);
  const id = await idOf(person);
  await rowsOf(sql`update users set first_name = '=1+1' where id = ${id} returning id`);
  const { body } = await store.call('exportPeople', { token: await owner(), body: { ids: [id] } });
  expect(body.csv).toContain(`"${id}","'=1+1",`);
});

test('each change is in the audit log, and erasure leaves nothing of the person in any table', async () => {
  const person = await newPerson(store);
  const id = await idOf(person);
  const token = await owner();
  const given = { token, params: { id } };
  const mark = `Zyx${id.slice(0, 8)}`;
  await store.call('addPersonNote', { ...given, body: { text: `${mark} called twice.` } });
  const fields = { firstName: mark, lastName: mark, phone: '(617) 555-0142', email: `${mark}@example.com` };
  expect((await store.call('updatePerson', { ...given, body: { ...fields, version: 1 } })).status).toBe(200);
  await store.call('blockPerson', { ...given, body: { reason: `${mark} again` } });
  await store.call('unblockPerson', given);
  await store.call('exportPerson', given);
  expect((await store.call('erasePerson', { ...given, body: { email: person.email } })).status).toBe(204);
  const entries = await rowsOf(
    sql`select action, fields from audit_entries where subject_id = ${id} order by id`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    ...['person.note', 'person.update', 'person.block', 'person.unblock', 'person.export', 'person.erase'],
  ]);
  expect(entries[1]).toMatchObject({ fields: ['firstName', 'lastName', 'pendingEmail'] });
  const tables = await rowsOf(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const found = await rowsOf(sql`
      select t::text as row from ${sql.identifier(String(name))} t
      where t::text ilike any(array[${`%${mark}%`}, ${`%${person.email}%`}])`);
    // The last mail to the person, and tries that are counted for some days.
    if (name === 'outbox')
      expect(found.splice(0).map(({ row }) => /account-deleted/.test(String(row)))).toEqual([true]);
    if (name === 'rate_limits') found.splice(0);
    expect([name, found]).toEqual([name, []]);
  }
});

test('the place of a page that was changed is refused in words, and is no error of the database', async () => {
  const token = await owner();
  const id = '4f0c1f0e-7a53-4c3e-9f0b-0d8c5b1a2e3f';
  for (const [sort, place] of [
    ['spent', 'much'],
    ['lastOrder', 'today'],
    ['newest', "'"],
  ] as const) {
    const after = Buffer.from(JSON.stringify([sort, place, id])).toString('base64url');
    expect((await store.call('listPeople', { token, query: { sort, after } })).body.code).toBe(
      'VALIDATION_FAILED',
    );
  }
});

test('who places an order while a list is exported is in the file once', async () => {
  await rowsOf(sql`
    insert into users (first_name, last_name, email, password_hash, role, last_order_at, created_at)
    select 'Exported', 'E' || n, 'exported-' || n || '@example.com', 'x', 'USER', now() - n * interval '1 hour', now() - n * interval '1 minute'
    from generate_series(1, 5002) n`);
  const token = await owner();
  const asked = { q: 'exported-', sort: 'lastOrder' };
  const first = await store.call('exportPeople', { token, body: asked });
  expect(first.body).toMatchObject({ rows: 5000, next: expect.any(String) });
  // One who is not in the first part, and one who is.
  await rowsOf(
    sql`update users set last_order_at = now() where email in ('exported-5002@example.com', 'exported-9@example.com')`,
  );
  const second = await store.call('exportPeople', { token, body: { ...asked, after: first.body.next } });
  const lines = `${first.body.csv}${second.body.csv}`.match(/exported-\d+@/g) ?? [];
  expect([lines.length, new Set(lines).size]).toEqual([5002, 5002]);
});
