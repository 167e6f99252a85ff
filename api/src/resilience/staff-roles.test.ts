import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { rights, rightsOf, rolesWith, staffRoles, type Right } from '@ritual/shared/contract';
import { endpoints, type Endpoint } from '@ritual/shared/contract/endpoints';
import { sql } from '../db/drizzle.ts';
import { hashPassword } from '../modules/users/passwords.ts';
import { setUpTestStore } from '../testing/set-up.ts';
import { colleagueRoles, password, setScene, type Scene } from './authorization/scene.ts';
import { sendAs } from './authorization/send.ts';
import { table } from './authorization/table.ts';

// Every route of the admin area as each role of the staff, and the log of what each of them writes.
const store = setUpTestStore();
let hash: string;
let shared: Scene;
beforeAll(async () => {
  hash = await hashPassword(password);
  shared = await setScene(store, hash);
});

/** Written out once more, so that a role does not get a right by a slip. An owner has all of them. */
const others: Readonly<Partial<Record<Right, readonly string[]>>> = {
  'orders.read': ['fulfillment', 'support'],
  'orders.ship': ['fulfillment'],
  'orders.refund': ['support'],
  'orders.write': ['fulfillment', 'support'],
  'orders.change': ['support'],
  'orders.create': ['support'],
  'people.read': ['fulfillment', 'support'],
  'people.write': ['support'],
  'messages.read': ['fulfillment', 'support'],
  'messages.write': ['support'],
  'mails.read': ['fulfillment', 'support'],
  'mails.write': ['support'],
  'reviews.read': ['support', 'catalog'],
  'reviews.write': ['support', 'catalog'],
  'products.read': ['fulfillment', 'catalog'],
  'products.write': ['catalog'],
  'figures.read': ['catalog', 'analyst'],
  'stock.read': ['fulfillment', 'catalog', 'analyst'],
  'stock.write': ['fulfillment', 'catalog'],
  'visits.read': ['catalog', 'analyst'],
  'storefront.read': ['catalog', 'analyst'],
  'settings.read': ['fulfillment', 'support'],
};

test('the table of rights', () => {
  for (const right of rights)
    expect([right, ...rolesWith(right)]).toEqual([right, 'owner', ...(others[right] ?? [])]);
});

test('the documented table is the table of rights', () => {
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| ([a-z]+\.[a-z]+) +\|(.*)\|$/gm)].map(([, right = '', cells = '']) => [
    right,
    ...staffRoles.filter((_role, index) => cells.split('|')[index]?.trim() === 'yes'),
  ]);
  expect(rows).toEqual(rights.map((right) => [right, ...rolesWith(right)]));
});

const adminCalls = Object.values<Endpoint>(endpoints).filter(({ auth }) => auth === 'admin');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('there is no route of the admin area outside the contract', () => {
  const routes = store.app.routes.filter((each) => each.includes('/api/admin'));
  expect(routes.toSorted()).toEqual(adminCalls.map(nameOf).toSorted());
});

describe.each(colleagueRoles)('as %s', (role) => {
  test.each(adminCalls.map((call) => [nameOf(call), call] as const))(
    '%s',
    async (name, { right, method }) => {
      const row = table[name];
      const may = right === null || right === undefined || rightsOf[role].includes(right);
      // What is refused changes nothing, so that one scene is enough.
      const scene = may && method !== 'GET' ? await setScene(store, hash) : shared;
      const { token, userId } = scene.colleagues[role];
      // A note is there for its author only.
      if (scene !== shared) {
        const { db } = store.database;
        await db.execute(sql`update person_notes set author_id = ${userId} where id = ${scene.person.note}`);
        await db.execute(sql`update order_notes set author_id = ${userId} where id = ${scene.orders.note}`);
      }
      const answer = await sendAs(store, name, token, row?.send?.(scene) ?? {});
      if (may) {
        expect(answer.body.code).toBe(typeof row?.admin === 'string' ? row.admin : undefined);
      } else {
        expect([answer.status, answer.body.code]).toEqual([403, 'RIGHT_MISSING']);
        expect(answer.body.details).toEqual({ right, roles: right && rolesWith(right) });
      }
    },
  );
});

/** What the registry of releases does; this store has none. Its own test sees that the log has each of them. */
const ofRegistry: readonly Right[] = ['storefront.write'];

const writes = adminCalls.filter(
  ({ method, right }) => method !== 'GET' && right && !ofRegistry.includes(right),
);

test.each(writes.map((call) => [nameOf(call), call] as const))('%s is in the log', async (name) => {
  const row = table[name];
  // Only a write that succeeds shows it: give its row of the table something that can be done.
  expect(row?.admin).toEqual(expect.any(Number));
  const scene = await setScene(store, hash);
  const requestId = crypto.randomUUID();
  const options = row?.send?.(scene) ?? {};
  const headers = { ...options.headers, 'x-request-id': requestId };
  const { status } = await sendAs(store, name, scene.admin.token, { ...options, headers });
  expect(status).toBe(row?.admin);
  const { rows } = await store.database.db.execute(
    // An import is noted for itself and for each of its products.
    sql`select distinct actor_id, actor_role from audit_entries where request_id = ${requestId}`,
  );
  expect(rows).toEqual([{ actor_id: scene.admin.userId, actor_role: 'owner' }]);
});
