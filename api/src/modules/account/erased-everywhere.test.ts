import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { demoPassword } from '@ritual/shared/demo';
import type { FastifyRequest } from 'fastify';
import { rightsOf } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import { fillCart } from '../../testing/people.ts';
import { fulfil, placePaidOrder } from '../../testing/orders.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { audited } from '../audit/audited.ts';
import { putOnStaff } from '../staff/repository.ts';
import { userByEmail } from '../users/repository.ts';

// Erasure by looking: whatever tables there are and will be, none of them has a word of the person any more.
const store = setUpTestStore();

const email = "zq.o'person@example.com";
const words = ['Zuzanna', "O'Qwertinska", "zq.o'p", "waits.o'zq", 'Zq Street', '555-0177', '5550177'];
const password = 'five green umbrellas';

/** The tables with a word of the person in some row. */
async function tablesThatKnow(): Promise<string[]> {
  const { db } = store.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(30);
  // As saved views and pages have them; a sign of the pattern stands for itself.
  const written = words.flatMap((word) => [
    ...[word, encodeURIComponent(word), new URLSearchParams({ word }).toString().slice(5)],
    word.replaceAll("'", '&#39;'),
  ]);
  const patterns = sql.param(written.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  const known: string[] = [];
  for (const { name } of rows) {
    const found = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text ilike any(${patterns}::text[]) limit 1`,
    );
    if (found.rows.length > 0) known.push(name);
  }
  return known.toSorted();
}

/** Text that only the store or the provider writes, and that names no person. All other text of an order's tables has to be erased. */
const plain = new Set([
  ...[
    'id',
    'key',
    'actor',
    'number',
    'city',
    'state',
    'currency',
    'fingerprint',
    'kind',
    'carrier',
    'status',
  ],
  ...['size', 'color', 'image_file', 'product_name', 'held_by', 'saved_by', 'decided_by', 'last_error'],
  ...['problem', 'order_events.note', 'disputes.reason', 'refunds.reason'],
]);
const isPlain = (table: string, column: string) =>
  plain.has(column) || plain.has(`${table}.${column}`) || /_(id|hash)$/.test(column);

/** Writes a word of the person into each text of an order, and of what hangs on it, that can be free; answers with their names. */
async function writeEverywhere(orderId: string): Promise<string[]> {
  const { db, transaction } = store.database;
  await db.execute(sql`
    insert into refunds (order_id, payment_intent_id, amount_cents, reason, provider_id, done_at, failed_at, settled, settled_at, reference)
    select id, payment_intent_id, 100, 'operator', 're_zq', now(), now(), 'not owed', now(), 'Kept.' from orders where id = ${orderId}`);
  await db.execute(sql`
    insert into order_changes (id, order_id, base_version, state, actor, decided_at, plan, difference_cents, waived_cents, waived_reason)
    values (gen_random_uuid(), ${orderId}, 1, 'REPLACED', 'operator', now(), '{}', 0, 100, 'A gift.')`);
  await db.execute(sql`
    with made as (insert into returns (order_id, note, status) values (${orderId}, '', 'REFUNDED') returning id)
    insert into return_pieces (receipt_id, position, return_id, order_item_id, quantity, condition, stock, outcome, reason)
    select gen_random_uuid(), 0, made.id, i.id, 1, 'AS_NEW', 'BACK', 'NOTHING', 'Worn.' from made, order_items i where i.order_id = ${orderId}`);
  await db.execute(sql`
    insert into fraud_warnings (id, order_id, payment_intent_id, kind, decision, reason, decided_at, decided_by)
    select 'issfr_zq', id, payment_intent_id, 'misc', 'dismiss', 'Known.', now(), 'operator' from orders where id = ${orderId}`);
  await db.execute(sql`insert into order_notes (order_id, text) values (${orderId}, 'A note.')`);
  const { rows } = await db.execute<{ table: string; column: string; key: string | null }>(sql`
    with recursive of_orders (id) as (
      select 'orders'::regclass::oid
      union select conrelid from pg_constraint join of_orders on confrelid = id where contype = 'f')
    select c.table_name as table, c.column_name as column,
      (select min(k.column_name) from information_schema.columns k
        where k.table_name = c.table_name and k.column_name in ('order_id', 'order_item_id')) as key
    from of_orders join information_schema.columns c on c.table_name = id::regclass::text
    where data_type = 'text' and is_generated = 'NEVER' order by 1, 2`);
  const written: string[] = [];
  for (const { table, column, key } of rows.filter((each) => !isPlain(each.table, each.column))) {
    // Of other orders there may be rows, too; what hangs on it by more than a step is this one's alone.
    const items = sql`(select id from order_items where order_id = ${orderId})`;
    const own = {
      order_id: sql`where order_id = ${orderId}`,
      order_item_id: sql`where order_item_id in ${items}`,
    };
    const which = key === null ? sql`` : own[key as keyof typeof own];
    // What is one of a list takes no word.
    const isFree = await transaction((tx) =>
      tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'Zq Street' ${which}`),
    ).catch(() => null);
    if (isFree?.rowCount) written.push(`${table}.${column}`);
  }
  return written;
}

test('after erasure no table has a word of the person, the audit log included', async () => {
  const { db } = store.database;
  const person = { firstName: 'Zuzanna', lastName: "O'Qwertinska", email };
  const registered = await store.call('register', { body: { ...person, phone: '(617) 555-0177', password } });
  const { token } = registered.body;
  const { body: address } = await store.call('createAddress', {
    token,
    body: {
      ...{
        recipientName: "Zuzanna O'Qwertinska",
        street: '9 Zq Street',
        city: 'Boston',
        state: 'MA',
        zip: '02108',
      },
      isDefault: true,
    },
  });
  const { orderId } = await placePaidOrder(
    store,
    { token, addressId: address.id, email: person.email },
    10101,
  );
  for (const step of ['SHIPPED', 'DELIVERED'] as const) await fulfil(store, orderId, step);
  await fillCart(store, token, 10105, 1);
  // Only of an address that the person has confirmed the list is theirs.
  await db.execute(sql`update users set email_verified_at = now() where lower(email) = lower(${email})`);
  await db.execute(sql`update store_modes set opened_at = null`);
  expect((await store.call('joinOpeningList', { body: { email: email.toUpperCase() } })).status).toBe(204);
  await db.execute(sql`update store_modes set opened_at = now()`);
  await store.call('sendMessage', {
    token,
    body: {
      ...{ name: "Zuzanna O'Qwertinska", topic: 'OTHER' },
      email: person.email,
      message: 'Zq Street 9?',
    },
  });
  const params = { id: orderId };
  const { body: order } = await store.call('getOrder', { token, params });
  const review = { rating: 4, fit: 'true', size: 'M', title: 'Zuzanna likes it' } as const;
  const written = await store.call('writeProductReview', {
    ...{ token, params: { ...params, itemId: order.items[0]?.id ?? '' } },
    body: { ...review, text: "Worn every day, says Zuzanna O'Qwertinska." },
  });
  expect(written.status).toBe(200);
  await db.execute(
    sql`update reviews set status = 'PUBLISHED', answer = 'Thank you, Zuzanna.' where title like 'Zuzanna%'`,
  );
  // What administrators have done and saved about the person.
  const admin = await store.call('login', { body: { email: 'admin@example.com', password: demoPassword } });
  const owner = { token: admin.body.token };
  await store.call('inviteToStaff', { ...owner, body: { email: person.email, role: 'support' } });
  const userId = (await userByEmail(db, person.email))?.id ?? '';
  const waiting = { ...person, phone: '(617) 555-0177', email: "waits.o'zq@example.com", version: 1 };
  expect((await store.call('updatePerson', { ...owner, params: { id: userId }, body: waiting })).status).toBe(
    200,
  );
  const searched = [email, "zq.o'p", "O'Qwertinska", waiting.email, '(617) 555-0177'];
  const others = ['person@example.com', 'Zuz'];
  for (const q of [...searched, ...others]) {
    const view = { list: 'people', name: 'A view', forAll: true };
    const query = new URLSearchParams({ q, sort: 'name' }).toString();
    expect((await store.call('saveView', { ...owner, body: { ...view, query } })).status).toBe(201);
  }
  await db.execute(sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, synced, name)
    values (${userId}, 'zq', '', 0, '{}', false, 'Phone of Zuzanna')`);
  const actor = randomUUID();
  await audited(
    store.app.deps,
    {
      caller: {
        ...{ userId: actor, loginId: actor, role: 'ADMIN' },
        staff: { role: 'owner', rights: rightsOf.owner },
        proven: { factorAt: null, confirmedAt: null, hasFactor: false },
      },
      request: { id: 'request-of-a-test' } as FastifyRequest,
    },
    {
      ...{ action: 'person.update', subject: { type: 'person', id: userId } },
      personal: { userId, fields: ['email', 'lastName'] },
      read: async (tx) => {
        const { rows } = await tx.execute(
          sql`select email, last_name as "lastName" from users where id = ${userId}`,
        );
        return rows[0] ?? null;
      },
    },
    (tx) => tx.execute(sql`update users set last_name = 'O''Qwertinska-Osei' where id = ${userId}`),
  );
  expect(await writeEverywhere(orderId)).toEqual(
    expect.arrayContaining([
      ...['fraud_warnings.reason', 'order_changes.waived_reason', 'order_notes.text', 'orders.street'],
      ...[
        'refunds.reference',
        'return_pieces.reason',
        'returns.note',
        'returns.reply',
        'shipments.tracking_number',
      ],
    ]),
  );
  expect(await tablesThatKnow()).toEqual(
    expect.arrayContaining([
      ...[
        'addresses',
        'audit_values',
        'contact_messages',
        'opening_list',
        'orders',
        'outbox',
        'passkeys',
        'rate_limits',
        'reviews',
      ],
      ...['saved_views'],
      ...['staff_invitations', 'users'],
    ]),
  );

  const gone = await store.call('deleteMe', { token, body: { password } });
  expect(gone.status).toBe(204);
  // The last mail, which says that the account is gone; it is forgotten a while after it is sent.
  await db.execute(sql`delete from outbox where kind = 'account-deleted'`);
  expect(await tablesThatKnow()).toEqual([]);
  const stars = await db.execute(
    sql`select rating, fit, status, state from reviews where order_item_id is not null`,
  );
  expect(stars.rows).toEqual([{ rating: 4, fit: 'true', status: 'PUBLISHED', state: 'MA' }]);
  const { rows } = await db.execute(sql`select fields from audit_entries where subject_id = ${userId}`);
  expect(rows).toEqual([{ fields: ['pendingEmail'] }, { fields: ['lastName'] }]);
  // Of others they say nothing that is the person's.
  const kept = await db.execute<{ query: string }>(sql`select query from saved_views where name = 'A view'`);
  const saved = kept.rows.map(({ query }) => new URLSearchParams(query).get('q') ?? '');
  expect(saved.toSorted()).toEqual(others.toSorted());
});

test('who worked here and invited a colleague is in no mail of theirs any more', async () => {
  const { db } = store.database;
  const person = { firstName: 'Zuzanna', lastName: "O'Qwertinska", email };
  const { body } = await store.call('register', { body: { ...person, phone: '(617) 555-0177', password } });
  const { token } = body;
  const userId = (await userByEmail(db, email))?.id ?? '';
  await putOnStaff(db, userId, 'owner');
  for (const colleague of ['ana.invited@example.com', 'bo.invited@example.com']) {
    const invited = { token, body: { email: colleague, role: 'support' } };
    expect((await store.call('inviteToStaff', invited)).status).toBe(201);
  }
  // Of the one that is withdrawn only the mail is left.
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from staff_invitations where email = 'ana.invited@example.com'`,
  );
  await store.call('withdrawInvitation', { token, params: { id: rows[0]?.id ?? '' } });
  expect(await tablesThatKnow()).toContain('outbox');
  expect((await store.call('deleteMe', { token, body: { password } })).status).toBe(204);
  await db.execute(sql`delete from outbox where kind = 'account-deleted'`);
  expect(await tablesThatKnow()).toEqual([]);
});
