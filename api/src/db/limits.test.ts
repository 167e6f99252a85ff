import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import { setUpTestDatabase } from '../testing/set-up.ts';
import { testSettings } from '../testing/test-store.ts';
import { Counter, openProxy } from '../testing/processes/tcp-proxy.ts';
import { openDatabase, type Database } from './client.ts';
import { sql } from './drizzle.ts';
import { callLimits, type DatabaseLimits } from './limits.ts';

const store = setUpTestDatabase();

const limits: DatabaseLimits = {
  ...{ connectMs: 2000, statementMs: 500, lockMs: 300, idleInTransactionMs: 500, answerMs: 1000 },
};
const open = (url = store.url) => openDatabase({ url, poolSize: 1, limits });

/** What the API answers when `work` is done with the database, one time after the other. */
async function answersTo(database: Database, work: () => Promise<unknown>, times = 1) {
  const { server } = await buildApp({ settings: testSettings(null), database });
  server.get('/work', work);
  await server.ready();
  const answers: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const answer = await server.inject('/work');
    const { code } = answer.json<{ code?: string }>();
    answers.push({ status: answer.statusCode, code, soon: performance.now() - started < 8000 });
  }
  await server.close();
  return answers;
}

const unavailable = { status: 503, code: 'UNAVAILABLE', soon: true };
const works = (database: Database) => database.pool.query('select 1 as one');

test('a statement that runs too long is ended, and answered as an unavailable database', async () => {
  const database = open();
  expect(await answersTo(database, () => database.pool.query('select pg_sleep(20)'))).toEqual([unavailable]);
  await works(database);
  await database.close();
});

test('waiting for a row that another transaction holds ends', async () => {
  const database = open();
  const holder = await store.pool.connect();
  await holder.query('begin; select from products where id = 101 for update');
  const take = () =>
    database.transaction((tx) => tx.execute(sql`select from products where id = 101 for update`));
  expect(await answersTo(database, take)).toEqual([unavailable]);
  await holder.query('rollback');
  holder.release();
  await database.close();
});

test('a transaction that does nothing is ended, and the process lives', async () => {
  const database = open();
  const linger = () =>
    database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await sleep(1500);
      await tx.execute(sql`select 1`);
    });
  expect(await answersTo(database, linger)).toEqual([unavailable]);
  await works(database);
  await database.close();
});

test('a database that falls silent costs a bounded time and no connection', async () => {
  const counter = new Counter();
  const { hostname, port } = new URL(store.url);
  const proxy = await openProxy({ host: hostname, port: Number(port) }, counter);
  const through = new URL(store.url);
  through.host = `127.0.0.1:${String(proxy.port)}`;
  const database = open(through.href);
  const fallSilent = () => counter.arm(0, () => undefined);
  const ask = async (work: () => Promise<unknown>) => {
    // More often than there are connections.
    expect(await answersTo(database, work, 2)).toEqual([unavailable, unavailable]);
    counter.disarm();
    expect((await works(database)).rows).toEqual([{ one: 1 }]);
  };

  await works(database);
  fallSilent();
  await ask(() => works(database));
  fallSilent();
  await ask(() => database.transaction((tx) => tx.execute(sql`select 1`)));
  await ask(() =>
    database.transaction(async (tx) => {
      fallSilent();
      await tx.execute(sql`select 1`).finally(() => counter.disarm());
    }),
  );
  await database.close();
  await proxy.close();
});

test('an address that takes calls and says nothing is given up on', async () => {
  const sockets = new Set<Socket>();
  const mute = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const url = `postgresql://unknown:x@127.0.0.1:${String(port)}/none`;
  const database = open(url);
  expect(await answersTo(database, () => works(database))).toEqual([unavailable]);
  await database.close();

  // Sooner than a call: who asks whether the API can serve wants to know now.
  const asInProduction = openDatabase({ url });
  const { server } = await buildApp({ settings: testSettings(null), database: asInProduction });
  await server.ready();
  const started = performance.now();
  expect((await server.inject('/readyz')).statusCode).toBe(503);
  expect(performance.now() - started).toBeLessThan(callLimits.connectMs - 500);
  await server.close();
  for (const socket of sockets) socket.destroy();
  await asInProduction.close();
  await new Promise((resolve) => mute.close(resolve));
});

test('what the operator runs has no limit', async () => {
  const database = openDatabase({ url: store.url, poolSize: 1, limits: null });
  const { rows } = await database.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(['0', '0']);
  await database.close();
});
