import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, execute } from './client.ts';
import { isAlive } from './processes.ts';
import { startDatabase } from './start-database.ts';
import { freePort } from './test-server.ts';

let dataDir: string;
let port: number;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-database-'));
  port = await freePort();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const options = () => ({ dataDir, port, durable: false });

/** Another process that starts a database on the same folder. */
function holder(): ChildProcess {
  const script = fileURLToPath(new URL('./testing/hold-database.ts', import.meta.url));
  return spawn(process.execPath, [script, dataDir, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
  const [data] = (await once(stream as NodeJS.ReadableStream, 'data')) as [Buffer];
  return data.toString().trim();
}

const untilGone = async (pid: number) => {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) await sleep(50);
  return !isAlive(pid);
};

test('a restart keeps the data', async () => {
  const first = await startDatabase(options());
  await execute(
    first.url,
    'create extension pg_trgm',
    'create extension unaccent',
    'create table numbers (n int)',
  );
  await execute(first.url, 'insert into numbers values (42)');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await startDatabase(options());
  const client = await connect(second.url);
  const { rows } = await client.query('select n from numbers');
  await client.end();
  await second.stop();
  expect(rows).toEqual([{ n: 42 }]);
}, 30_000);

test('a second start on the same folder is refused with a message, and the first keeps running', async () => {
  const first = await startDatabase(options());
  const second = holder();
  expect(await firstLine(second.stderr)).toBe(
    `The data folder ${dataDir} is in use by process ${process.pid}: stop that store, or set DATA_DIR to another folder.`,
  );
  await execute(first.url, 'select 1');
  await first.stop();
}, 30_000);

test('killing the store leaves no PostgreSQL running', async () => {
  const store = holder();
  const pid = Number(await firstLine(store.stdout));
  store.kill('SIGKILL');
  expect(await untilGone(pid)).toBe(true);
}, 30_000);

test('a start right after a kill ends the leftover server and starts', async () => {
  const store = holder();
  const left = Number(await firstLine(store.stdout));
  store.kill('SIGKILL');
  await once(store, 'exit');
  const next = await startDatabase(options());
  expect(isAlive(left)).toBe(false);
  await next.stop();
}, 30_000);

test('a lock file of a dead process is taken over', async () => {
  writeFileSync(join(dataDir, 'database.lock'), JSON.stringify({ pid: 999_999_999, started: '1' }));
  const database = await startDatabase(options());
  await database.stop();
}, 30_000);

test('an unexpected end of the server is reported to the store', async () => {
  const database = await startDatabase(options());
  process.kill(database.pid, 'SIGINT');
  await database.ended;
  await database.stop();
}, 30_000);
