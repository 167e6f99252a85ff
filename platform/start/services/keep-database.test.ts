import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execute } from '../../database/client.ts';
import { isAlive } from '../../database/processes.ts';
import { freePort } from '../../database/test-server.ts';
import { keepDatabase } from './keep-database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-keep-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a database that was killed is there again, at the same address and with what was written', async () => {
  const again = Promise.withResolvers<undefined>();
  const kept = await keepDatabase(
    { dataDir, port: await freePort() },
    {
      tell: (sentence) => sentence.endsWith('runs again.') && again.resolve(undefined),
      ...{ onGivenUp: (sentence) => again.reject(new Error(sentence)), waits: [10, 10, 10] },
    },
  );
  const { url, pid } = kept.life();
  await execute(url, 'create table kept (n int)');
  process.kill(pid, 'SIGKILL');
  await again.promise;
  expect(kept.life().url).toBe(url);
  await execute(url, 'insert into kept values (42)');
  await kept.end();
  expect(isAlive(kept.life().pid)).toBe(false);
}, 60_000);
