import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { staffPass } from '@ritual/platform/staff-pass';
import { demoShop } from '@ritual/shared/demo';
import { sql } from '../../db/drizzle.ts';
import { shopSettings, taxRegistrations } from '../../db/schema/index.ts';
import { migrationsFolder } from '../../prepare/prepare.ts';
import { newPerson, password, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';
import { runShopCommand } from './command.ts';
import { saveShopFacts } from './repository.ts';

const store = setUpTestStore();
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
let owner: Person;
beforeAll(async () => {
  owner = await newPerson(store);
  const { id } = (await store.call('me', { token: owner.token })).body;
  await putOnStaff(store.database.db, id, 'owner');
});
beforeEach(async () => {
  await run(sql`update store_modes set opened_at = null`);
});
const openShop = () => store.call('openShop', { token: owner.token, body: { version: 0 } });

test('the shop does not open without what shoppers need to buy, and the refusal lists it', async () => {
  await store.database.db.delete(shopSettings);
  // What there is is held for orders.
  await run(sql`update variants set on_hand = 2, reserved = 2`);
  const { body } = await store.call('getOpening', { token: owner.token });
  expect(body).toMatchObject({ openedAt: null, hasStock: false });
  expect(body.products).toBeGreaterThan(0);
  const refused = await openShop();
  expect([refused.status, refused.body.code]).toEqual([409, 'OPENING_INCOMPLETE']);
  expect(refused.body.details).toEqual({ missing: ['facts', 'products'] });
  await saveShopFacts(store.database.db, demoShop);
  await run(sql`update variants set on_hand = reserved + 3`);
  expect((await openShop()).status).toBe(200);
});

test('a tax rule lets the shop open also before its registration begins, and the steps say that it charges nothing', async () => {
  const seen = async () => (await store.call('getOpening', { token: owner.token })).body;
  expect(await seen()).toMatchObject({ taxed: true });
  await store.database.db.update(taxRegistrations).set({ from: '2999-01-01' });
  const { steps, taxed } = await seen();
  expect(taxed).toBe(false);
  expect(steps).toContainEqual({ step: 'tax', done: true, needed: true });
});

test('of two who open it at once one does, and the other is told', async () => {
  const answers = await Promise.all([openShop(), openShop()]);
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'SETTINGS_CHANGED'],
  ]);
});

const loginAs = async ({ email }: Pick<Person, 'email'>) => {
  const { cookies } = await store.call('login', { body: { email, password } });
  return cookies.find(({ name }) => name === staffPass.cookie)?.value;
};
const shown = async (pass: string) =>
  (await store.app.server.inject({ url: staffPass.path, cookies: { [staffPass.cookie]: pass } })).statusCode;

test('before the shop opens, who signs in as staff has a pass, as long as they are signed in', async () => {
  expect(await loginAs(await newPerson(store))).toBeUndefined();
  const pass = (await loginAs(owner)) ?? '';
  expect(await shown(pass)).toBe(204);
  const [loginId = '', signature = ''] = pass.split('.');
  expect(await shown(`${loginId.replace(/^./, (one) => (one === 'a' ? 'b' : 'a'))}.${signature}`)).toBe(401);
  expect(await shown('nothing')).toBe(401);
  await run(sql`update logins set revoked_at = now() where id = ${loginId}`);
  expect(await shown(pass)).toBe(401);
  await run(sql`update store_modes set opened_at = now()`);
  expect(await loginAs(owner)).toBeUndefined();
});

test('the operator reads who can order', async () => {
  const read = () => runShopCommand(store.database.db, []);
  expect(await read()).toContain('The shop has not opened: only its staff can order.');
  expect((await openShop()).status).toBe(200);
  expect(await read()).toContain('Orders are taken.');
});

test('readers of the product feed are told to come back', async () => {
  expect((await store.app.server.inject('/api/feeds/google.xml')).statusCode).toBe(503);
});

test('the migration opens stores that sell, or have begun to, and leaves an empty one closed', async () => {
  const [, update = ''] = (await readFile(join(migrationsFolder, '0051_opening.sql'), 'utf8')).split(
    '--> statement-breakpoint',
  );
  const isOpen = async () => {
    await run(sql`update store_modes set opened_at = null`);
    await run(sql.raw(update));
    const { rows } = await run(sql`select opened_at is not null as open from store_modes`);
    return rows[0]?.['open'];
  };
  expect(await isOpen()).toBe(true);
  await run(sql`update store_modes set mode = 'production'`);
  expect(await isOpen()).toBe(true);
  await run(sql`truncate orders, products, shop_settings cascade`);
  expect(await isOpen()).toBe(false);
  await saveShopFacts(store.database.db, demoShop);
  expect(await isOpen()).toBe(true);
});
