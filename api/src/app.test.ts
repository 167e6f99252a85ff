import { expect, test } from '@jest/globals';
import { buildApp } from './app.ts';
import { openDatabase, type Database } from './db/client.ts';
import { sql } from './db/drizzle.ts';
import { AppError } from './errors.ts';
import { setUpTestDatabase } from './testing/set-up.ts';
import { openTestDatabase, testSettings } from './testing/test-store.ts';

const database = setUpTestDatabase();

/** The API with a few routes that do what ours should not. */
async function appWith(
  routes: Record<string, () => unknown>,
  { db = database, log }: { db?: Database; log?: string[] } = {},
) {
  const settings = testSettings(null);
  const { server } = await buildApp({
    ...{ settings: log ? { ...settings, logLevel: 'trace' } : settings, database: db },
    ...(log ? { logTo: { write: (line) => log.push(line) } } : {}),
  });
  for (const [path, handler] of Object.entries(routes)) server.get(path, handler);
  return server;
}

test('the id of a request goes from the browser to the database and back, without prepared statements', async () => {
  // With them only slow statements name their request, in the log.
  const plain = await openTestDatabase({ prepared: false });
  const server = await appWith({
    '/running': async () => {
      const { rows } = await plain.db.execute(
        sql`select query from pg_stat_activity where pid = pg_backend_pid()`,
      );
      return rows[0];
    },
  });
  const given = await server.inject({ url: '/running', headers: { 'x-request-id': 'browser-0001' } });
  expect(given.headers['x-request-id']).toBe('browser-0001');
  expect(given.json<{ query: string }>().query).toContain('/* request browser-0001 */');
  const odd = await server.inject({ url: '/running', headers: { 'x-request-id': '*/ drop table users' } });
  expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(odd.body).not.toContain('drop');
  await server.close();
  await plain.close();
});

test('what went wrong inside is reported in the log only', async () => {
  const server = await appWith({
    '/broken': () => {
      throw new Error('password of the database is 1234');
    },
    '/refused': () => {
      throw new AppError('RATE_LIMITED', { retryAfter: 7 });
    },
  });
  const broken = await server.inject('/broken');
  expect(broken.statusCode).toBe(500);
  expect(broken.json()).toEqual({
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again.',
    requestId: broken.headers['x-request-id'],
  });
  const refused = await server.inject('/refused');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  await server.close();
});

test('what people have typed is not in the log: neither in addresses nor with a statement that fails', async () => {
  const log: string[] = [];
  const typed = 'Only-The-Owner-Knows';
  const server = await appWith(
    {
      '/failing': () => database.db.execute(sql`select ${typed}::text, ${'\0'}::text`),
      '/twice': () =>
        database.db.execute(sql`
        insert into users (email, first_name, last_name, password_hash)
        values (${`${typed}@example.com`}, 'A', 'B', ${typed}), (${`${typed}@example.com`}, 'A', 'B', ${typed})`),
    },
    { log },
  );
  expect((await server.inject('/failing')).statusCode).toBe(500);
  expect((await server.inject('/twice')).statusCode).toBe(500);
  await server.inject(`/api/search?q=${typed}`);
  await server.inject(`/api/orders/by-session/${typed}`);
  await server.inject(`/api/stripe/reconcile/${typed}`);
  await server.inject({
    ...{ method: 'POST', url: '/api/auth/register' },
    payload: { firstName: `${typed}\0`, lastName: typed, email: `${typed}@x`, phone: typed, password: typed },
  });
  const text = log.join('');
  expect(text).not.toContain(typed);
  expect(text).toContain('Failed query: select $1::text, $2::text');
  expect(text).toContain('/api/search?q=[hidden]');
  await server.close();
});

test('a character that cannot be stored is refused wherever it stands', async () => {
  const server = await appWith({});
  const calls = [
    ...['/api/collections/a%00', '/api/products/facets?collection=a%00', '/api/products?color=%00'],
    ...['/api/search?q=a%00b', '/api/search/suggestions?q=%00a', '/api/orders/by-session/a%00b'],
    ...['/api/stripe/reconcile/a%00b', '/api/products/1%00', '/api/products/new?sort=%00'],
  ];
  for (const url of calls) expect([url, (await server.inject(url)).statusCode]).toEqual([url, 400]);
  const password = 'five green umbrellas';
  const login = { email: 'nul@example.com', password };
  const account = { ...login, firstName: 'A', lastName: 'B', phone: '(617) 555-0142' };
  for (const [url, body] of Object.entries({ '/api/auth/login': login, '/api/auth/register': account })) {
    for (const [name, value] of Object.entries(body)) {
      for (const odd of ['\0', '\ud800']) {
        const payload = { ...body, [name]: value + odd };
        const answer = await server.inject({ method: 'POST', url, payload });
        expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
    }
  }
  await server.close();
});

test('without a database calls are answered with 503, and the process is alive', async () => {
  const unreachable = openDatabase({ url: 'postgresql://unknown:x@127.0.0.1:9/none' });
  const server = await appWith({}, { db: unreachable });
  const call = await server.inject('/api/products');
  expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE']);
  expect((await server.inject('/readyz')).statusCode).toBe(503);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  await server.close();
  await unreachable.close();
});

test('unknown paths and unreadable bodies are refused as everything else is', async () => {
  const server = await appWith({});
  const unknown = await server.inject('/api/nothing');
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  const torn = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  });
  expect([torn.statusCode, torn.json<{ code: string }>().code]).toEqual([400, 'VALIDATION_FAILED']);
  const empty = await server.inject({
    method: 'DELETE',
    url: '/api/cart/remove/11111111-1111-4111-8111-111111111111',
    headers: { 'content-type': 'application/json', 'x-session-id': '0123456789abcdef0123456789abcdef' },
  });
  expect(empty.json<{ code: string }>().code).toBe('CART_ITEM_NOT_FOUND');
  await server.close();
});
