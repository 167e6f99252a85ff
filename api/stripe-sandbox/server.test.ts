import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sessionParams, stripeAt } from './testing/start-sandbox.ts';

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string> = {}): { errors: () => string; exit: Promise<number | null> } {
  const server = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PAYMENT_PORT: '0', ...env },
    execArgv: [],
    silent: true,
  });
  child = server;
  let errors = '';
  server.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    errors: () => errors,
    exit: new Promise((resolve) => server.once('exit', (code) => resolve(code))),
  };
}

async function ready(): Promise<number> {
  const [message] = (await once(child as ChildProcess, 'message')) as [{ type: string; url: string }];
  expect(message.type).toBe('ready');
  return Number(new URL(message.url).port);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s the state is written and the server ends well',
  async (signal) => {
    const { exit, errors } = start();
    const port = await ready();
    await stripeAt(port).checkout.sessions.create(sessionParams());
    child?.kill(signal);
    expect(await exit).toBe(0);
    expect(errors()).toBe('');
    expect(existsSync(join(folder, 'stripe-sandbox.json'))).toBe(true);
  },
  20_000,
);

test('without its parent the server ends', async () => {
  const { exit } = start();
  await ready();
  child?.disconnect();
  expect(await exit).toBe(0);
}, 20_000);

test('with a setting that cannot be used the server does not start, and says why', async () => {
  const { exit, errors } = start({ STRIPE_SECRET_KEY: 'rk_test_abc' });
  expect(await exit).toBe(1);
  expect(errors()).toMatch(/^STRIPE_SECRET_KEY is no test key, .*\n$/);
}, 20_000);

test('a busy port is named', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exit, errors } = start({ PAYMENT_PORT: String(port) });
  expect(await exit).toBe(1);
  expect(errors()).toBe(`The payment sandbox does not start: port ${port} is in use (PAYMENT_PORT).\n`);
  other.close();
}, 20_000);
