import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { isAlive } from '../database/processes.ts';
import { freePort } from '../database/test-server.ts';
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
const nobodyCares = () => undefined;

test('a part is ready when it answers, and gone after stop', async () => {
  const definition = await toy('plain');
  const part = await startPart(definition, { logs, onDeath: nobodyCares });
  expect(await answers(definition.health)).toBe(true);
  await part.stop();
  expect(await answers(definition.health)).toBe(false);
});

test('a part that is killed on purpose can be started again', async () => {
  const onDeath = jest.fn();
  const definition = await toy('phoenix');
  const part = await startPart(definition, { logs, onDeath });
  await part.kill();
  expect(await answers(definition.health)).toBe(false);
  await part.start();
  expect(await answers(definition.health)).toBe(true);
  await part.stop();
  expect(onDeath).not.toHaveBeenCalled();
});

test('an end that nobody asked for is told', async () => {
  const death = Promise.withResolvers<string>();
  const part = await startPart(await toy('mortal'), { logs, onDeath: death.resolve });
  process.kill(Number(part.pid()), 'SIGKILL');
  expect(await death.promise).toMatch(/^The mortal ended unexpectedly \(SIGKILL\)\./);
});

test('a part that cannot start fails with its last lines', async () => {
  const starting = startPart(await toy('poor', { TOY: 'fails' }), { logs, onDeath: nobodyCares });
  await expect(starting).rejects.toThrow(
    /The poor ended unexpectedly \(code 3\)\.[^]*The cupboard is bare\./,
  );
});

test('nothing outlives a store that was killed', async () => {
  const script = fileURLToPath(new URL('./testing/hold-part.ts', import.meta.url));
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
