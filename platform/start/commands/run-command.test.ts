import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import { isAlive } from '../../database/processes.ts';

jest.setTimeout(60_000);

const script = fileURLToPath(new URL('../testing/hold-command.ts', import.meta.url));
/** As npm does it: a shell between, and a name that says what it is. */
const npm = `require('node:child_process').spawn('sh', ['-c', '"$0" "$1"; exit', process.execPath, process.argv[2]], {
  stdio: 'inherit',
  env: { ...process.env, npm_lifecycle_event: 'start' },
});`;

const start = (args: readonly string[]) =>
  spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: undefined },
  });

/** What it says, line by line. */
function lines(stream: Readable | null) {
  const said = createInterface(stream as Readable)[Symbol.asyncIterator]();
  return async (): Promise<string> => {
    const { value } = (await said.next()) as { value: string | undefined };
    return value === '' ? ((await said.next()) as { value: string }).value : (value ?? 'the end');
  };
}

async function statusOf(child: ChildProcess): Promise<unknown> {
  return child.exitCode ?? ((await once(child, 'exit')) as unknown[])[0];
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops everything in order, also when npm hands it on once more',
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

test('what fails after the start ends everything in order', async () => {
  const command = start([script, 'mute']);
  const line = lines(command.stdout);
  expect(await line()).toBe('running');
  expect(await line()).toBe('stopped');
  expect(await statusOf(command)).toBe(1);
});

test('without a terminal a hang-up changes nothing, as under nohup', async () => {
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
