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
import { userByEmail } from '../users/repository.ts';

// Erasure by looking: whatever tables there are and will be, none of them has a word of the person any more.
const store = setUpTestStore();

const words = ['Zuzanna', 'Qwertinska', 'zq.person@example.com', 'Zq Street', '555-0177', '5550177'];
const password = 'five green umbrellas';

/** The tables with a word of the person in some row. */
async function tablesThatKnow(): Promise<string[]> {
  const { db } = store.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(30);
  const patterns = sql.param(
    [...words, encodeURIComponent('zq.person@example.com')].map((word) => `%${word}%`),
  );
  const known: string[] = [];
  for (const { name } of rows) {
    const found = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text ilike any(${patterns}::text[]) limit 1`,
    );
    if (found.rows.length > 0) known.push(name);
  }
  return known.toSorted();
}

test('after erasure no table has a word of the person, the audit log included', async () => {
  const { db } = store.database;
  const person = { firstName: 'Zuzanna', lastName: 'Qwertinska', email: 'zq.person@example.com' };
  const registered = await store.call('register', { body: { ...person, phone: '(617) 555-0177', password } });
  const { token } = registered.body;
  const { body: address } = await store.call('createAddress', {
    token,
    body: {
      ...{
        recipientName: 'Zuzanna Qwertinska',
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
  await store.call('sendMessage', {
    token,
    body: { ...{ name: 'Zuzanna Qwertinska', topic: 'OTHER' }, email: person.email, message: 'Zq Street 9?' },
  });
  // What administrators have done and saved about the person.
  const admin = await store.call('login', { body: { email: 'admin@example.com', password: demoPassword } });
  const owner = { token: admin.body.token };
  await store.call('inviteToStaff', { ...owner, body: { email: person.email, role: 'support' } });
  const view = { list: 'people', name: 'Her', forAll: true };
  await store.call('saveView', { ...owner, body: { ...view, query: 'q=zq.person%40example.com' } });
  const userId = (await userByEmail(db, person.email))?.id ?? '';
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
    (tx) => tx.execute(sql`update users set last_name = 'Qwertinska-Osei' where id = ${userId}`),
  );
  expect(await tablesThatKnow()).toEqual(
    expect.arrayContaining([
      ...['addresses', 'audit_values', 'contact_messages', 'orders', 'outbox', 'passkeys', 'rate_limits'],
      ...['saved_views'],
      ...['staff_invitations', 'users'],
    ]),
  );

  const gone = await store.call('deleteMe', { token, body: { password } });
  expect(gone.status).toBe(204);
  // The last mail, which says that the account is gone; it is forgotten a while after it is sent.
  await db.execute(sql`delete from outbox where kind = 'account-deleted'`);
  expect(await tablesThatKnow()).toEqual([]);
  const { rows } = await db.execute(sql`select fields from audit_entries where subject_id = ${userId}`);
  expect(rows).toEqual([{ fields: ['lastName'] }]);
});
