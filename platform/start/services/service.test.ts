import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { isAlive } from '../../database/processes.ts';
import { freePort } from '../../database/test-server.ts';
import { startService, type ServiceDefinition } from './service.ts';

jest.setTimeout(60_000);

let logs: string;
beforeAll(() => {
  logs = mkdtempSync(join(tmpdir(), 'ritual-service-'));
});
afterAll(() => rmSync(logs, { recursive: true, force: true }));

const toyService = async (name: string, env: Record<string, string> = {}): Promise<ServiceDefinition> => {
  const port = await freePort();
  return {
    name,
    entry: 'platform/start/testing/toy-service.ts',
    env: { PORT: String(port), ...env },
    health: `http://127.0.0.1:${port}/`,
  };
};
const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
const ignored = { notify: () => undefined, onGivenUp: () => undefined };

test('a service is ready when it answers, and does not answer after stop', async () => {
  const definition = await toyService('plain');
  const service = await startService(definition, { logs, ...ignored });
  expect(await answers(definition.health)).toBe(true);
  await service.stop();
  expect(await answers(definition.health)).toBe(false);
});

test("a service is started with options that save memory; the operator's environment overrides them", async () => {
  const { MALLOC_TRIM_THRESHOLD_: before } = process.env;
  process.env['MALLOC_TRIM_THRESHOLD_'] = '65536';
  const definition = await toyService('small');
  const service = await startService(definition, { logs, ...ignored });
  const { options, environment } = (await (await fetch(definition.health)).json()) as {
    options: string[];
    environment: Record<string, string>;
  };
  await service.stop();
  if (before === undefined) delete process.env['MALLOC_TRIM_THRESHOLD_'];
  else process.env['MALLOC_TRIM_THRESHOLD_'] = before;
  expect(options).toContain('--max-semi-space-size=8');
  expect(environment).toMatchObject({
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: expect.stringContaining('node_modules'),
  });
});

test('a service gets the secrets that it is defined with, and no other of the store', async () => {
  const { STRIPE_SECRET_KEY: before } = process.env;
  Object.assign(process.env, { STRIPE_SECRET_KEY: 'sk_live_1', RELEASE_TOKEN: 'rop_1' });
  const definition = await toyService('modest', { TOKEN_SECRET: 'its own' });
  const service = await startService(definition, { logs, ...ignored });
  const { environment } = (await (await fetch(definition.health)).json()) as {
    environment: Record<string, string>;
  };
  await service.stop();
  delete process.env['RELEASE_TOKEN'];
  if (before === undefined) delete process.env['STRIPE_SECRET_KEY'];
  else process.env['STRIPE_SECRET_KEY'] = before;
  expect(environment['TOKEN_SECRET']).toBe('its own');
  expect(Object.keys(environment)).not.toContain('STRIPE_SECRET_KEY');
  expect(Object.keys(environment)).not.toContain('RELEASE_TOKEN');
});

test('a service that is killed on purpose can be started again', async () => {
  const callbacks = { notify: jest.fn(), onGivenUp: jest.fn() };
  const definition = await toyService('restartable');
  const service = await startService(definition, { logs, ...callbacks });
  await service.kill();
  expect(await answers(definition.health)).toBe(false);
  await service.start();
  expect(await answers(definition.health)).toBe(true);
  await service.stop();
  expect(callbacks.notify).not.toHaveBeenCalled();
  expect(callbacks.onGivenUp).not.toHaveBeenCalled();
});

test('a service that ends is restarted; a message is shown and written to its log', async () => {
  const definition = await toyService('crashing');
  const messages: string[] = [];
  const restarted = Promise.withResolvers<undefined>();
  const notify = (sentence: string) => {
    messages.push(sentence);
    if (sentence.endsWith('runs again.')) restarted.resolve(undefined);
  };
  const service = await startService(definition, { logs, ...ignored, notify, restartDelays: [10] });
  const before = Number(service.pid());
  process.kill(before, 'SIGKILL');
  await restarted.promise;
  expect(await answers(definition.health)).toBe(true);
  expect(service.pid()).not.toBe(before);
  expect(messages).toEqual([
    expect.stringMatching(
      /^The crashing ended unexpectedly \(SIGKILL\)\.[^]*\nThe crashing is started again in 0\.01 s\.$/,
    ),
    'The crashing runs again.',
  ]);
  const log = readFileSync(join(logs, 'crashing.log'), 'utf8');
  expect(log).toMatch(/started again in 0\.01 s\.\n[^]*runs again\./);
  await service.stop();
  expect(await answers(definition.health)).toBe(false);
});

test('a service that keeps ending is given up with a message', async () => {
  const givenUp = Promise.withResolvers<string>();
  const definition = await toyService('unstable');
  const service = await startService(definition, {
    logs,
    // Each run is killed as soon as it is ready.
    notify: (sentence) =>
      void (sentence.endsWith('again.') && process.kill(Number(service.pid()), 'SIGKILL')),
    ...{ onGivenUp: givenUp.resolve, restartDelays: [1, 1] },
  });
  process.kill(Number(service.pid()), 'SIGKILL');
  expect(await givenUp.promise).toMatch(/\(SIGKILL\)[^]*The unstable has ended 3 times in a row and is not/);
  expect(await answers(definition.health)).toBe(false);
  await service.stop();
});

test('a service that cannot start fails with the last lines of its log', async () => {
  const starting = startService(await toyService('broken', { TOY: 'fails' }), { logs, ...ignored });
  await expect(starting).rejects.toThrow(/The broken ended unexpectedly \(code 3\)\.[^]*There is no disk\./);
});

test('a service ends when its store is killed', async () => {
  const script = fileURLToPath(new URL('../testing/hold-service.ts', import.meta.url));
  const store = spawn(process.execPath, [script, logs, String(await freePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(store.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isAlive(pid)).toBe(true);
  store.kill('SIGKILL');
  for (let tries = 0; tries < 200 && isAlive(pid); tries += 1) await sleep(50);
  expect(isAlive(pid)).toBe(false);
});
