import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { connect, execute } from './client.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestServer } from './test-server.ts';

let stop: () => Promise<void>;
beforeAll(async () => {
  // A server of its own: stopping the test run's server would drop the databases of other tests.
  delete process.env['TEST_DATABASE_URL'];
  stop = await startTestServer();
}, 30_000);
afterAll(() => stop());

test('each database is fresh', async () => {
  const first = await createTestDatabase();
  await execute(first.url, 'create table only_here (n int)');
  const second = await createTestDatabase();
  await execute(second.url, 'create table only_here (n int)');
  await first.drop();
  await second.drop();
  await expect(connect(first.url)).rejects.toThrow(/does not exist/);
});

test('a template is prepared once, also for concurrent requests', async () => {
  const prepare = jest.fn((url: string) =>
    execute(url, 'create table made (n int)', 'insert into made values (7)'),
  );
  const template = { key: 'one', prepare };
  const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase(template)));
  expect(prepare).toHaveBeenCalledTimes(1);
  for (const { url, drop } of databases) {
    const client = await connect(url);
    expect((await client.query('select n from made')).rows).toEqual([{ n: 7 }]);
    await client.end();
    await drop();
  }
});
