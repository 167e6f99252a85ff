import { expect, test } from '@jest/globals';
import { demoPassword } from '@ritual/shared/demo';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { putOnStaff } from '../staff/repository.ts';
import { userByEmail } from '../users/repository.ts';
import { mailsTo } from '../../testing/mail/mails.ts';
import { placeOrder } from '../../testing/orders.ts';
import { fillCart, newPerson, password, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();

const remove = ({ token }: Pick<Person, 'token'>) => store.call('deleteMe', { token, body: { password } });
const one = async (query: ReturnType<typeof sql>) => (await store.database.db.execute(query)).rows[0];
const paidOrder = async (person: Person) => {
  const { orderId, sessionId } = await placeOrder(store, person, 10105, 1);
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.call('reconcile', { params: { sessionId } });
  return orderId;
};
const personOf = (orderId: string) =>
  one(sql`select user_id, email, recipient_name, street, zip, city, state, total_cents > 0 as sum
    from orders where id = ${orderId}`);
const anonymous = {
  ...{ user_id: null, email: '', recipient_name: '', street: '', zip: '' },
  ...{ city: 'Chicago', state: 'IL', sum: true },
};

test('everything of the person goes; a finished order stays without personal data', async () => {
  const person = await newPerson(store);
  const orderId = await paidOrder(person);
  await store.database.db.execute(
    sql`update orders set fulfillment_state = 'DELIVERED', delivered_at = now() where id = ${orderId}`,
  );
  await fillCart(store, person.token, 10101);
  await store.call('saveProduct', { token: person.token, params: { productId: 101 } });
  const preferences = { marketingEmail: true, sizeUnit: 'in', preferredSizes: { MALE: 'M', FEMALE: null } };
  await store.call('setPreferences', { token: person.token, body: { ...preferences, consent: null } });
  await store.call('forgotPassword', { body: { email: person.email } });
  expect((await remove(person)).status).toBe(204);
  expect(await personOf(orderId)).toEqual(anonymous);
  const tables = [
    'logins',
    'addresses',
    'carts',
    'wishlists',
    'preferences',
    'account_links',
    'checkout_keys',
  ];
  for (const table of tables) {
    const left = await one(sql`
      select count(*)::int as rows from ${sql.identifier(table)} t
      where t.user_id is not null and not exists (select 1 from users u where u.id = t.user_id)`);
    expect([table, left]).toEqual([table, { rows: 0 }]);
  }
  expect(await one(sql`select count(*)::int as n from users where email = ${person.email}`)).toEqual({
    n: 0,
  });
  expect(await mailsTo(store.database.db, person.email)).toEqual(['account-deleted']);
  const text = await one(sql`select string_agg(o::text, ' ') as all from orders o where id = ${orderId}`);
  expect(JSON.stringify(text)).not.toContain(person.email);
});

test('a parcel that is paid keeps its address until it has arrived', async () => {
  const person = await newPerson(store);
  const orderId = await paidOrder(person);
  expect((await remove(person)).status).toBe(204);
  expect(await personOf(orderId)).toMatchObject({ user_id: null, street: '1 Test Street' });
  await tidyUp(store.database.db);
  expect(await personOf(orderId)).toMatchObject({ street: '1 Test Street' });
  await store.database.db.execute(
    sql`update orders set fulfillment_state = 'DELIVERED', delivered_at = now() where id = ${orderId}`,
  );
  // Nor while something of it comes back, for which another piece may leave.
  const { db } = store.database;
  await db.execute(sql`insert into returns (order_id, note, status) values (${orderId}, '', 'APPROVED')`);
  await tidyUp(db);
  expect(await personOf(orderId)).toMatchObject({ street: '1 Test Street' });
  await db.execute(sql`update returns set status = 'REFUNDED'`);
  await tidyUp(db);
  expect(await personOf(orderId)).toEqual(anonymous);
});

test('while an order can still be paid, nothing is deleted', async () => {
  const person = await newPerson(store);
  const { orderId } = await placeOrder(store, person, 10105, 1);
  const refused = await remove(person);
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_IN_PAYMENT']);
  await store.call('cancelOrder', { token: person.token, params: { id: orderId } });
  expect((await remove(person)).status).toBe(204);
  expect(await personOf(orderId)).toEqual(anonymous);
});

test('a checkout and a deletion at once: one of them happens, whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await newPerson(store);
    await fillCart(store, person.token, 10107, 1);
    const [placed, removed] = await Promise.all([
      store.call('checkout', {
        ...{ token: person.token, body: { addressId: person.addressId } },
        headers: { 'x-idempotency-key': `race-${person.addressId}` },
      }),
      remove(person),
    ]);
    const happened = [placed.status === 200, removed.status === 204];
    // Whichever: an answer of 204 has no body that could be looked at.
    expect([placed.status, removed.status, happened.filter(Boolean)]).toEqual([
      ...[placed.status, removed.status],
      [true],
    ]);
  }
});

test('calls that are under way when the account goes are done or find no account', async () => {
  const preferences = { marketingEmail: true, sizeUnit: 'in', preferredSizes: { MALE: 'M', FEMALE: null } };
  for (let round = 0; round < 8; round += 1) {
    const person = await newPerson(store);
    const { token } = person;
    const answers = await Promise.all([
      store.call('setPreferences', { token, body: { ...preferences, consent: null } }),
      fillCart(store, token, 10101),
      store.call('saveProduct', { token, params: { productId: 101 } }),
      remove(person),
      store.call('saveProduct', { token, params: { productId: 102 } }),
      store.call('setPreferences', { token, body: { ...preferences, consent: null } }),
      ...Array.from({ length: 6 }, () => store.call('login', { body: { email: person.email, password } })),
    ]);
    for (const { status } of answers) expect([200, 204, 401]).toContain(status);
    const calls = Array.from({ length: 12 }, (_, index) =>
      index % 2 ? fillCart(store, token, 10101) : store.call('exportMe', { token }),
    );
    for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
  }
});

test('the only owner stays; one of two may go, two at once not both', async () => {
  const { body } = await store.call('login', {
    body: { email: 'admin@example.com', password: demoPassword },
  });
  const alone = await store.call('deleteMe', { token: body.token, body: { password: demoPassword } });
  expect([alone.status, alone.body.code]).toEqual([409, 'LAST_ADMIN']);
  const [first, second] = [await newPerson(store), await newPerson(store)];
  const { db } = store.database;
  await db.execute(sql`update users set role = 'USER' where role = 'ADMIN'`);
  await db.execute(sql`delete from staff`);
  for (const { email } of [first, second]) {
    const user = await userByEmail(db, email);
    await putOnStaff(db, user?.id ?? '', 'owner');
  }
  const both = await Promise.all([remove(first), remove(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('a member of the staff who deletes the account has left the staff, which the log says', async () => {
  const { db } = store.database;
  const person = await newPerson(store);
  const id = (await userByEmail(db, person.email))?.id ?? '';
  await putOnStaff(db, id, 'support');
  expect((await remove(person)).status).toBe(204);
  expect(
    await one(sql`select action, actor_role, fields from audit_entries where subject_id = ${id}`),
  ).toEqual({
    ...{ action: 'staff.leave', actor_role: 'support', fields: ['role'] },
  });
});
