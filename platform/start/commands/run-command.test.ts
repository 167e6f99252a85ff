import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import { isAlive } from '../../database/processes.ts';

jest.setTimeout(60_000);

const script = fileURLToPath(new URL('../testing/hold-command.ts', import.meta.url));
/** Starts the command like npm: through a shell, with `npm_lifecycle_event` set. */
const npm = `require('node:child_process').spawn('sh', ['-c', '"$0" "$1"; exit', process.execPath, process.argv[2]], {
  stdio: 'inherit',
  env: { ...process.env, npm_lifecycle_event: 'start' },
});`;

const start = (args: readonly string[]) =>
  spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: undefined },
  });

/** Reads the output line by line. */
function lines(stream: Readable | null) {
  const output = createInterface(stream as Readable)[Symbol.asyncIterator]();
  return async (): Promise<string> => {
    const { value } = (await output.next()) as { value: string | undefined };
    return value === '' ? ((await output.next()) as { value: string }).value : (value ?? 'the end');
  };
}

async function statusOf(child: ChildProcess): Promise<unknown> {
  return child.exitCode ?? ((await once(child, 'exit')) as unknown[])[0];
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops everything in order, also when npm forwards it a second time',
  async (signal) => {
    const command = start([script]);
    const line = lines(command.stdout);
    expect(await line()).toBe('running');
    command.kill(signal);
    command.kill(signal);
    expect(await line()).toBe('Stopping …');
    expect(await line()).toBe('stopped');
    expect(await statusOf(command)).toBe(0);
  },
);

test('a failure after the start stops everything in order', async () => {
  const command = start([script, 'mute']);
  const line = lines(command.stdout);
  expect(await line()).toBe('running');
  expect(await line()).toBe('stopped');
  expect(await statusOf(command)).toBe(1);
});

test('without a terminal SIGHUP is ignored, as under nohup', async () => {
  const command = start([script]);
  const line = lines(command.stdout);
  expect(await line()).toBe('running');
  command.kill('SIGHUP');
  expect(await line()).toBe('The terminal was closed; the store goes on.');
  expect(isAlive(Number(command.pid))).toBe(true);
  command.kill('SIGTERM');
  expect(await line()).toBe('Stopping …');
  expect(await line()).toBe('stopped');
});

test.each(['SIGTERM', 'SIGKILL'] as const)('when npm is ended by %s, the store ends', async (signal) => {
  const above = start(['--eval', npm, 'npm', script]);
  const line = lines(above.stdout);
  expect(await line()).toBe('running');
  above.kill(signal);
  expect(await line()).toBe('npm has ended. Stopping …');
  expect(await line()).toBe('stopped');
  expect(await line()).toBe('the end');
});
