import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '@ritual/platform/database';
import { openTestDatabase, testSettings } from '../testing/test-store.ts';

jest.setTimeout(60_000);

/** Takes connections and says nothing. */
let mute: Server;
const sockets = new Set<Socket>();
beforeAll(async () => {
  mute = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => mute.close(resolve));
});

const urlAt = (port: number) => `postgresql://owner:hidden-word@127.0.0.1:${String(port)}/ritual`;

async function run(name: string, words: readonly string[], databaseUrl: string) {
  const { tokenSecret } = testSettings(null);
  const command = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [command, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env['PATH'], DATABASE_URL: databaseUrl, TOKEN_SECRET: tokenSecret },
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      ADMIN_PASSWORD: 'a long enough secret',
    },
  });
  const [out, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, errors, status: status as number };
}

/** One line that says why and what to do, and no password. */
const sentence = (reason: string) =>
  new RegExp(
    `^The database cannot be used \\((?!.*hidden)${reason}\\): see that it runs .*DATABASE_URL.* again\\.\\n$`,
  );

const commands: readonly (readonly [string, readonly string[]])[] = [
  ['create-admin', ['boss@example.com']],
  ['reset-factor', ['boss@example.com']],
  ['review', []],
  ['seed', ['--products', '60']],
  ['shop', []],
];

/** What each command says and how it ends; all at once, as they wait for an answer. */
const runAll = (url: string) => Promise.all(commands.map(([name, words]) => run(name, words, url)));
const refusals = (reason: string) =>
  commands.map(() => ({ out: '', errors: expect.stringMatching(sentence(reason)), status: 1 }));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

test('each command says what to do when nothing listens at the address', async () => {
  expect(await runAll(urlAt(await freePort()))).toEqual(refusals('connect ECONNREFUSED [\\d.:]+'));
});

test('each command gives up a server that takes connections and never answers', async () => {
  expect(await runAll(urlAt(portOf(mute)))).toEqual(refusals('no answer in 5 seconds'));
});

test('a pooler without a server behind it is given up as well', async () => {
  const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
  const pooler = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => socket.write(welcome));
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  expect(await run('shop', [], urlAt(portOf(pooler)))).toEqual(refusals('no answer in 5 seconds')[0]);
  pooler.close();
});

test('a database that goes away in the middle is reported in one line, without the statement', async () => {
  const database = await openTestDatabase();
  const holder = await database.pool.connect();
  await holder.query('begin; lock table shop_settings in access exclusive mode');
  const running = run('shop', [], database.url);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
  while ((await database.pool.query(end)).rowCount === 0) await sleep(20);
  const { errors, status } = await running;
  expect(errors).toMatch(
    /^The database was lost while the command ran \(terminating connection [^\n]*\): see .*\n$/,
  );
  expect(status).toBe(1);
  await holder.query('rollback');
  holder.release();
  await database.close();
});

test('a wrong database and an address that cannot be read are reported the same way', async () => {
  const database = await openTestDatabase();
  const missing = new URL(database.url);
  missing.pathname = '/no-such-database';
  const other = await run('shop', [], missing.href);
  expect(other.errors).toMatch(sentence('database "no-such-database" does not exist'));
  await database.close();

  const garbled = await run('shop', [], 'postgresql://owner:hidden-word@127.0.0.1:port/ritual');
  expect(garbled.errors).toMatch(sentence('[^\\n]+'));
  expect([other.status, garbled.status]).toEqual([1, 1]);
});
