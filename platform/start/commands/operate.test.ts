import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { connect } from '../../database/client.ts';
import { runningDatabase, startDatabase } from '../../database/index.ts';
import { freePort } from '../../database/test-server.ts';

jest.setTimeout(120_000);

const script = fileURLToPath(new URL('./operate.ts', import.meta.url));

let dataDir: string;
let port: number;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-operate-'));
  port = await freePort();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs an operator's command with the store's settings, without DATABASE_URL. */
async function operate(...words: string[]) {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...{ NODE_ENV: '', DATA_DIR: dataDir, DATABASE_PORT: String(port) },
      ADMIN_PASSWORD: 'long enough to be a password',
    },
  });
  const [out, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, errors, status: status as number };
}

test('without a store a command creates none, and says what to set', async () => {
  const { errors, out, status } = await operate('create-admin', 'first@example.com');
  expect([out, status, existsSync(join(dataDir, 'postgres'))]).toEqual(['', 1, false]);
  expect(errors).toMatch(/^There is no store in .* DATABASE_URL is not set.* npm start\.\n$/s);
});

const demo = /^Demo store: database ritual on 127\.0\.0\.1:\d+, of .+\.\n$/;

test('commands work on the database of a stopped store and of a running one', async () => {
  await (await startDatabase({ dataDir, port })).stop();
  const first = await operate('create-admin', 'first@example.com');
  const said = expect.stringMatching(demo) as unknown;
  expect(first).toEqual({
    out: expect.stringMatching(
      /^first@example\.com is an owner of the store\. Sign in at http:\S+\/admin\/AdminDashboard\n$/,
    ) as unknown,
    errors: said,
    status: 0,
  });
  expect(runningDatabase(dataDir)).toBeNull();

  // A running store may have been given another port than the command.
  const store = await startDatabase({ dataDir, port: await freePort() });
  expect(runningDatabase(dataDir)).toBe(store.url);
  expect(await operate('create-admin', 'second@example.com')).toMatchObject({ errors: said, status: 0 });
  const client = await connect(store.url);
  const { rows } = await client.query('select email from users order by email');
  await client.end();
  expect(rows).toEqual([{ email: 'first@example.com' }, { email: 'second@example.com' }]);
  expect((await operate('review')).out).toBe('Nothing waits for a person.\n');
  expect((await operate('shop')).out).toContain('No orders are taken:');
  await store.stop();
  expect(runningDatabase(dataDir)).toBeNull();
});

test('an embedded database that cannot start is reported in one line that names its log', async () => {
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const { errors, out, status } = await operate('shop');
  expect(errors).toMatch(/^The embedded PostgreSQL did not start; its reason is in [^\n]+postgres\.log\.\n$/);
  expect([out, status]).toEqual(['', 1]);
  await new Promise((resolve) => other.close(resolve));
});

test.each([
  [
    ['create-admin', 'nobody'],
    /\nName the e-mail address, and the name: npm run create-admin -- name@example\.com First Last\n$/,
  ],
  [['reset-factor', 'nobody'], /\nName the e-mail address: npm run reset-factor -- name@example\.com\n$/],
  [['shop', 'set', '--email', 'nobody'], /\nNothing was said of the shop before/],
  [['sell'], /^Commands: create-admin, reset-factor, review, seed, shop\.\n$/],
])('%j is refused with a message', async (words, sentence) => {
  const { errors, status } = await operate(...words);
  expect(errors).toMatch(sentence);
  expect(status).toBe(1);
});
