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
import { startPart, type PartDefinition } from './part.ts';

jest.setTimeout(60_000);

let logs: string;
beforeAll(() => {
  logs = mkdtempSync(join(tmpdir(), 'ritual-part-'));
});
afterAll(() => rmSync(logs, { recursive: true, force: true }));

const toy = async (name: string, env: Record<string, string> = {}): Promise<PartDefinition> => {
  const port = await freePort();
  return {
    name,
    entry: 'platform/start/testing/toy-part.ts',
    env: { PORT: String(port), ...env },
    health: `http://127.0.0.1:${port}/`,
  };
};
const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
const ignored = { tell: () => undefined, onGivenUp: () => undefined };

test('a part is ready when it answers, and gone after stop', async () => {
  const definition = await toy('plain');
  const part = await startPart(definition, { logs, ...ignored });
  expect(await answers(definition.health)).toBe(true);
  await part.stop();
  expect(await answers(definition.health)).toBe(false);
});

test('a part is started so that it takes little memory, and the environment of the operator goes before', async () => {
  const { MALLOC_TRIM_THRESHOLD_: before } = process.env;
  process.env['MALLOC_TRIM_THRESHOLD_'] = '65536';
  const definition = await toy('sparing');
  const part = await startPart(definition, { logs, ...ignored });
  const { options, environment } = (await (await fetch(definition.health)).json()) as {
    options: string[];
    environment: Record<string, string>;
  };
  await part.stop();
  if (before === undefined) delete process.env['MALLOC_TRIM_THRESHOLD_'];
  else process.env['MALLOC_TRIM_THRESHOLD_'] = before;
  expect(options).toContain('--max-semi-space-size=8');
  expect(environment).toMatchObject({
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: expect.stringContaining('node_modules'),
  });
});

test('a part that is killed on purpose can be started again', async () => {
  const heard = { tell: jest.fn(), onGivenUp: jest.fn() };
  const definition = await toy('phoenix');
  const part = await startPart(definition, { logs, ...heard });
  await part.kill();
  expect(await answers(definition.health)).toBe(false);
  await part.start();
  expect(await answers(definition.health)).toBe(true);
  await part.stop();
  expect(heard.tell).not.toHaveBeenCalled();
  expect(heard.onGivenUp).not.toHaveBeenCalled();
});

test('a part that dies is started again, and that is said aloud and in its log', async () => {
  const definition = await toy('mortal');
  const told: string[] = [];
  const again = Promise.withResolvers<undefined>();
  const tell = (sentence: string) => {
    told.push(sentence);
    if (sentence.endsWith('runs again.')) again.resolve(undefined);
  };
  const part = await startPart(definition, { logs, ...ignored, tell, waits: [10] });
  const before = Number(part.pid());
  process.kill(before, 'SIGKILL');
  await again.promise;
  expect(await answers(definition.health)).toBe(true);
  expect(part.pid()).not.toBe(before);
  expect(told).toEqual([
    expect.stringMatching(
      /^The mortal ended unexpectedly \(SIGKILL\)\.[^]*\nThe mortal is started again in 0\.01 s\.$/,
    ),
    'The mortal runs again.',
  ]);
  const log = readFileSync(join(logs, 'mortal.log'), 'utf8');
  expect(log).toMatch(/started again in 0\.01 s\.\n[^]*runs again\./);
  await part.stop();
  expect(await answers(definition.health)).toBe(false);
});

test('a part that dies again and again is given up in words', async () => {
  const given = Promise.withResolvers<string>();
  const definition = await toy('tired');
  const part = await startPart(definition, {
    logs,
    // Each life is ended as soon as it is there.
    tell: (sentence) => void (sentence.endsWith('again.') && process.kill(Number(part.pid()), 'SIGKILL')),
    ...{ onGivenUp: given.resolve, waits: [1, 1] },
  });
  process.kill(Number(part.pid()), 'SIGKILL');
  expect(await given.promise).toMatch(/\(SIGKILL\)[^]*The tired has ended 3 times in a row and is not/);
  expect(await answers(definition.health)).toBe(false);
  await part.stop();
});

test('a part that cannot start fails with its last lines', async () => {
  const starting = startPart(await toy('poor', { TOY: 'fails' }), { logs, ...ignored });
  await expect(starting).rejects.toThrow(
    /The poor ended unexpectedly \(code 3\)\.[^]*The cupboard is bare\./,
  );
});

test('nothing outlives a store that was killed', async () => {
  const script = fileURLToPath(new URL('../testing/hold-part.ts', import.meta.url));
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
