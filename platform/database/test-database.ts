import { createHash, randomBytes } from 'node:crypto';
import { connect } from './client.ts';

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** An initial state: prepared once, then copied for each test file. */
export type Template = {
  /** A key that changes when `prepare` would produce another state, such as a hash of the migrations. */
  readonly key: string;
  readonly prepare: (url: string) => Promise<void>;
};

/**
 * A fresh database on the server of this test run (`TEST_DATABASE_URL`, or the embedded one that the Jest project's
 * globalSetup started). With a template it is a copy of the prepared one, which costs about 50 ms.
 */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error('No test server: the Jest project needs platform/database/jest-global-setup.ts.');
  const source = template ? await preparedTemplate(server, template) : 'template1';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await connect(server);
  try {
    await admin.query(`create database ${name} template ${source}`);
  } finally {
    await admin.end();
  }
  return {
    url: withName(server, name),
    drop: async () => {
      const client = await connect(server);
      try {
        await client.query(`drop database if exists ${name} with (force)`);
      } finally {
        await client.end();
      }
    },
  };
}

/** Test files run concurrently: an advisory lock lets the first one prepare and the others wait. */
async function preparedTemplate(server: string, { key, prepare }: Template): Promise<string> {
  const run = process.env['TEST_DATABASE_RUN'] ?? '';
  const name = `template_${createHash('sha256').update(`${run} ${key}`).digest('hex').slice(0, 16)}`;
  const admin = await connect(server);
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const ready = await admin.query('select 1 from pg_database where datname = $1 and datallowconn = false', [
      name,
    ]);
    if (ready.rowCount === 0) {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name}`);
      await prepare(withName(server, name));
      // Closed to connections, because a template in use cannot be copied; this also marks it as complete.
      await admin.query(`alter database ${name} with allow_connections false`);
    }
    return name;
  } finally {
    await admin.end();
  }
}

function withName(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
