import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { demoPassword } from '@ritual/shared/demo';
import { hashPassword, passwordMatches } from '../modules/users/passwords.ts';
import { openTestDatabase, testSettings } from '../testing/test-store.ts';
import { OtherStoreError } from './claim.ts';
import { sql } from '../db/drizzle.ts';
import { migrationsFolder, prepareDatabase } from './prepare.ts';

jest.setTimeout(60_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Also of the migrations: as a provider gives it. */
const empty = async () => {
  await database.db.execute(sql`drop schema public cascade`);
  await database.db.execute(sql`drop schema if exists drizzle cascade`);
  await database.db.execute(sql`create schema public`);
};
const countOf = async (what: 'people' | 'products') => {
  const table = sql.raw(what === 'people' ? 'users' : 'products');
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count;
};
const administrator = sql`insert into users (email, first_name, last_name, role, password_hash)
  values ('boss@example.com', 'A', 'B', 'ADMIN', 'hash')`;
/** The migration that says the mode, with what lies in the database before it. */
const migrateAfter = async (before: () => Promise<unknown>) => {
  await database.db.execute(sql`drop table store_modes`);
  await before();
  const migration = await readFile(join(migrationsFolder, '0013_store_mode.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) {
    await database.db.execute(sql.raw(statement));
  }
  const { rows } = await database.db.execute<{ mode: string }>(sql`select mode from store_modes`);
  return rows[0]?.mode;
};

test('a demo does not open the database of a real store, and adds no accounts to it', async () => {
  await empty();
  await prepareDatabase(database, { mode: 'production' });
  const opening = prepareDatabase(database, { mode: 'demo' });
  await expect(opening).rejects.toThrow(OtherStoreError);
  await expect(opening).rejects.toThrow(/write production in STORE_MODE, or give the demo another/);
  expect([await countOf('people'), await countOf('products')]).toEqual([0, 0]);
  await prepareDatabase(database, { mode: 'production' });
});

test('a real store does not open the database of a demo, whose administrator everybody knows', async () => {
  await expect(prepareDatabase(database, { mode: 'production' })).rejects.toThrow(
    /everybody knows the password of its administrator: give the store another/,
  );
  await prepareDatabase(database, { mode: 'demo' });
});

test('a database with an account of its own becomes no demo, but a store', async () => {
  await empty();
  await prepareDatabase(database);
  await database.db.execute(administrator);
  await expect(prepareDatabase(database, { mode: 'demo' })).rejects.toThrow(OtherStoreError);
  expect([await countOf('people'), await countOf('products')]).toEqual([1, 0]);
  await prepareDatabase(database, { mode: 'production' });
});

test('older databases are known by what is in them', async () => {
  const withoutUsers = () => database.db.execute(sql`delete from users`);
  const bought = sql`
    insert into orders (number, payment_state, stock_state, email, recipient_name, street, city, state, zip, subtotal_cents,
      shipping_cents, tax_cents, total_cents, tax_rate_percent, fingerprint, session_id, session_expires_at, next_check_at)
    values ('ROP-7K3M9Q', 'PENDING', 'RELEASED', 'a@b.c', 'A', 'S', 'C', 'MA', '02108', 1, 0, 0, 1, 0, 'f', 'cs_live_1',
      now(), now())`;
  expect(await migrateAfter(() => Promise.resolve())).toBe('demo');
  expect(await migrateAfter(() => database.db.execute(bought))).toBe('production');
  await database.db.execute(sql`delete from orders`);
  expect(await migrateAfter(withoutUsers)).toBe('production');
  await database.db.execute(sql`truncate products cascade`);
  expect(await migrateAfter(() => Promise.resolve())).toBeUndefined();
});

test('in a real store that began as a demo, the published demo password opens no account', async () => {
  const { db } = database;
  await db.execute(sql`update store_modes set mode = 'production'`);
  // The owner took this account over and chose a password.
  const ownHash = await hashPassword('a long enough secret');
  await db.execute(sql`update users set password_hash = ${ownHash} where email = 'shopper@example.com'`);
  await db.execute(
    sql`update users set pending_email = 'thief@example.net' where email = 'admin@example.com'`,
  );
  await db.execute(sql`insert into logins (user_id) select id from users`);
  await db.execute(sql`
    insert into account_links (token_hash, user_id, kind, email, expires_at)
    select email, id, 'verify', email, now() + interval '1 day' from users`);
  expect(await prepareDatabase(database, { mode: 'production' })).toEqual({ locked: ['admin@example.com'] });
  const { rows } = await db.execute<{ email: string; password_hash: string }>(sql`
    select email, password_hash, pending_email, l.revoked_at is not null as out,
      (select count(*)::int from account_links k where k.user_id = u.id) as links
    from users u join logins l on l.user_id = u.id order by email`);
  expect(rows).toMatchObject([
    { email: 'admin@example.com', pending_email: null, out: true, links: 0 },
    { email: 'shopper@example.com', password_hash: ownHash, out: false, links: 1 },
  ]);
  expect(await passwordMatches(rows[0]?.password_hash ?? null, demoPassword)).toBe(false);
  expect(await prepareDatabase(database, { mode: 'production' })).toEqual({ locked: [] });
});

const seed = fileURLToPath(new URL('../commands/seed.ts', import.meta.url));
const runSeed = (env: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, [seed, '--products', '60'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
};

test('the command that makes products makes no demo of a real store', async () => {
  await empty();
  await prepareDatabase(database, { mode: 'production' });
  expect(runSeed({})).toMatchObject({ status: 1, stderr: /^This database belongs to a real store/ });
  for (const [env, reason] of [
    [{ STORE_MODE: 'production' }, /^Generated products, people and orders are for trying things out/],
    [{ NODE_ENV: 'production' }, /^Generated products, people and orders are for trying things out/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, /^STRIPE_SECRET_KEY is a live key/],
  ] as const) {
    const { status, stderr } = runSeed(env);
    expect([status, stderr]).toEqual([1, expect.stringMatching(reason)]);
  }
  expect([await countOf('people'), await countOf('products')]).toEqual([0, 0]);
});

test.each([
  ['shop.ts', ['tax', 'add', '--rate', '5']],
  ['create-admin.ts', ['boss@example.com']],
  ['review.ts', []],
])('%s of the operator does not work on the database of the other kind of store', async (name, words) => {
  const run = (env: Record<string, string>) => {
    const { databaseUrl: _, ...settings } = testSettings(null);
    const command = fileURLToPath(new URL(`../commands/${name}`, import.meta.url));
    return spawnSync(process.execPath, [command, ...words], {
      env: {
        ...{ PATH: process.env['PATH'], DATABASE_URL: database.url, TOKEN_SECRET: settings.tokenSecret },
        ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
        ...{ ADMIN_PASSWORD: 'a long enough secret', ...env },
      },
      encoding: 'utf8',
    });
  };
  const people = await countOf('people');
  const { status, stdout, stderr } = run({ STORE_MODE: 'production' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^This database belongs to a demo/),
  ]);
  expect(await countOf('people')).toBe(people);
  expect(run({})).toMatchObject({ status: 0, stderr: '' });
});

test('the same command fills a demo', async () => {
  expect(runSeed({})).toEqual({ status: 0, stderr: '' });
  expect(await countOf('products')).toBe(60);
});
