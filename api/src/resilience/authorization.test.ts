import { beforeAll, describe, expect, test } from '@jest/globals';
import { allErrorCodes } from '@ritual/shared/contract';
import { endpoints, type Endpoint } from '@ritual/shared/contract/endpoints';
import { sql } from '../db/drizzle.ts';
import { hashPassword } from '../modules/users/passwords.ts';
import { expired, forge } from '../testing/forged-tokens.ts';
import { setUpTestStore } from '../testing/set-up.ts';
import type { CallOptions } from '../testing/test-store.ts';
import { belongings, password, setScene, type OrderState, type Scene } from './authorization/scene.ts';
import { sendAs } from './authorization/send.ts';
import { table, type Expected, type Row, type Who } from './authorization/table.ts';

// Every route of the API as each kind of caller: who may, who may not, and that nothing of the owner's has changed when others tried.
const store = setUpTestStore();
let hash: string;
beforeAll(async () => {
  hash = await hashPassword(password);
});

const send = (route: string, token: string | undefined, options: CallOptions) =>
  sendAs(store, route, token, options);

/** What an expectation means: a status, and a code where it is a refusal. */
const meaning = (expected: Expected) =>
  typeof expected === 'number' ? [expected, undefined] : [allErrorCodes[expected].status, expected];

const routes = Object.entries(table);

test('every route has its row, and every call of the contract its route', () => {
  expect(Object.keys(table).toSorted()).toEqual(store.app.routes.toSorted());
  const calls = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => !(call in table))).toEqual([]);
});

// What the contract says of a call and what is expected here must not come apart.
test.each(Object.entries<Endpoint>(endpoints))('the row of %s fits the contract', (_name, endpoint) => {
  const row = table[`${endpoint.method} ${endpoint.path}`];
  const demands = endpoint.auth === 'user' || endpoint.auth === 'admin';
  expect(row?.anonymous === 'UNAUTHENTICATED').toBe(demands);
  expect(row?.badToken === 'UNAUTHENTICATED').toBe(endpoint.auth !== 'none');
  if (endpoint.auth === 'admin') expect([row?.other, row?.owner]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

const cases = routes.flatMap(([route, row]) =>
  (['anonymous', 'other', 'owner', 'admin'] as const).map((who): [string, Who, Row] => [route, who, row]),
);

describe('what each may', () => {
  const kept = new Map<OrderState | undefined, Promise<Scene>>();
  /** Reading changes nothing, and a caller without an account owns nothing: those calls share a scene. */
  const sceneFor = (route: string, who: Who, order: OrderState | undefined): Promise<Scene> => {
    if (who !== 'anonymous' && !route.startsWith('GET ')) return setScene(store, hash, order);
    const shared = kept.get(order) ?? setScene(store, hash, order);
    kept.set(order, shared);
    return shared;
  };

  test.each(cases)('%s as %s', async (route, who, row) => {
    const scene = await sceneFor(route, who, row.order);
    const before = await belongings(store, scene);
    const token = who === 'anonymous' ? undefined : scene[who].token;
    const { status, body, cached } = await send(route, token, row.send?.(scene) ?? {});
    expect([status, body.code]).toEqual(meaning(row[who]));
    // What tokens are asked for is kept by no browser.
    if (row.badToken === 'UNAUTHENTICATED') expect(cached).toBe('no-store');
    if (who !== 'owner') expect(await belongings(store, scene)).toBe(before);
  });
});

describe('tokens that are worth nothing', () => {
  let scene: Scene;
  const bad: Record<string, string> = {};
  beforeAll(async () => {
    scene = await setScene(store, hash, 'DELIVERED');
    const { db } = store.database;
    const { tokenSecret } = store.app.deps.settings;
    const ended = await setScene(store, hash);
    await db.execute(sql`update logins set revoked_at = now() where id = ${ended.owner.loginId}`);
    const gone = await setScene(store, hash);
    await db.execute(sql`delete from users where id = ${gone.owner.userId}`);
    const { token } = scene.owner;
    Object.assign(bad, {
      expired: await expired(token, tokenSecret),
      foreign: await forge(token, { secret: 'a secret of another store, which is long enough' }),
      unsigned: `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${token.split('.')[1]}.`,
      'of an ended login': ended.owner.token,
      'of a deleted account': gone.owner.token,
    });
  });

  test.each(routes)('%s', async (route, row) => {
    const before = await belongings(store, scene);
    for (const [what, token] of Object.entries(bad)) {
      const { status, body } = await send(route, token, row.send?.(scene) ?? {});
      expect([what, status, body.code]).toEqual([what, ...meaning(row.badToken)]);
    }
    expect(await belongings(store, scene)).toBe(before);
  });
});

test('by the payment page only the owner sees whose order it is', async () => {
  const scene = await setScene(store, hash, 'PENDING');
  const options = { params: { sessionId: scene.order.sessionId } };
  const seen = async (token?: string) =>
    (await send('GET /api/orders/by-session/:sessionId', token, options)).body;
  expect(await seen(scene.owner.token)).toMatchObject({
    ...{ email: `${scene.owner.userId}@example.com`, shippingAddress: { street: '1 Test Street' } },
  });
  for (const token of [undefined, scene.other.token, scene.admin.token]) {
    const body = await seen(token);
    expect(body).not.toHaveProperty('email');
    expect(body).toMatchObject({ shippingAddress: { city: 'Chicago', state: 'IL' } });
    expect(JSON.stringify(body)).not.toMatch(/Test Street|Test Person|60601/);
  }
});

test('an unknown route is unknown to every caller', async () => {
  const { admin } = await setScene(store, hash);
  for (const route of [
    'GET /api/admin/users',
    'DELETE /api/orders/:id',
    'PATCH /api/auth/me',
    'GET /metrics',
  ]) {
    const { status, body } = await send(route, admin.token, { params: { id: 'x' } });
    expect([route, status, body.code]).toEqual([route, 404, 'NOT_FOUND']);
  }
});
