import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execute } from '../../database/client.ts';
import { isAlive } from '../../database/processes.ts';
import { freePort } from '../../database/test-server.ts';
import { superviseDatabase } from './supervise-database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-supervise-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a database that was killed is restarted at the same address, with its data', async () => {
  const restarted = Promise.withResolvers<undefined>();
  const supervised = await superviseDatabase(
    { dataDir, port: await freePort() },
    {
      notify: (sentence) => sentence.endsWith('runs again.') && restarted.resolve(undefined),
      ...{ onGivenUp: (sentence) => restarted.reject(new Error(sentence)), restartDelays: [10, 10, 10] },
    },
  );
  const { url, pid } = supervised.current();
  await execute(url, 'create table written (n int)');
  process.kill(pid, 'SIGKILL');
  await restarted.promise;
  expect(supervised.current().url).toBe(url);
  await execute(url, 'insert into written values (42)');
  await supervised.end();
  expect(isAlive(supervised.current().pid)).toBe(false);
}, 60_000);
