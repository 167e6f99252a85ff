import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './client.ts';
import { startDatabase, type DatabaseOptions } from './start-database.ts';

/** A server for one test run: the one at `TEST_DATABASE_URL`, or an embedded one in a temporary folder. */
export async function startTestServer(
  options: Pick<DatabaseOptions, 'sharedBuffers'> = {},
): Promise<() => Promise<void>> {
  process.env['TEST_DATABASE_RUN'] = randomUUID();
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return () => dropTestDatabases(given);
  const dataDir = await mkdtemp(join(tmpdir(), 'ritual-test-database-'));
  const server = await startDatabase({
    dataDir,
    port: await freePort(),
    durable: false,
    maxConnections: 120,
    ...options,
  });
  process.env['TEST_DATABASE_URL'] = server.url;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Drops our databases from a server that outlives the test run. */
async function dropTestDatabases(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^(test|template)_[0-9a-f]{12,16}$'",
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
