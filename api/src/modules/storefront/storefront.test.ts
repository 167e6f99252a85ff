import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestRegistry, type TestRegistry } from '@ritual/platform/registry-api/testing';
import { demoAccounts, demoPassword } from '@ritual/shared/demo';
import { sql } from '../../db/drizzle.ts';
import { canary as reported, period, reportsOf } from '../../testing/page-reports.ts';
import { startTestStore, type TestStore } from '../../testing/test-store.ts';

let registry: TestRegistry;
let store: TestStore;
let token: string;
/** Answers what a test says, or as the registry to everything but a change, at which its connection breaks. */
let fake: Server;
let reply: { readonly status: number; readonly body: object } | 'breaks' = 'breaks';
beforeAll(async () => {
  registry = await startTestRegistry();
  store = await startTestStore({ registry });
  fake = createServer(({ method, url = '', headers }, response) => {
    const end = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (reply !== 'breaks') end(reply.status, JSON.stringify(reply.body));
    else if (method === 'POST') response.destroy();
    else {
      const { authorization = '' } = headers;
      void fetch(registry.origin + url, { headers: { authorization } }).then(async (answer) =>
        end(answer.status, await answer.text()),
      );
    }
  });
  await new Promise<void>((listening) => fake.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  fake.closeAllConnections();
  fake.close();
  await store.close();
  await registry.close();
});
beforeEach(async () => {
  token = await signIn(store);
});

async function signIn({ call }: TestStore): Promise<string> {
  const email = demoAccounts.find(({ role }) => role === 'ADMIN')?.email;
  return (await call('login', { body: { email, password: demoPassword } })).body.token;
}

const canaryOf = async () =>
  (await store.call('getStorefront', { token })).body.parts.find(({ name }) => name === 'catalog')?.canary;
const entries = async () => {
  const { rows } = await store.database.db.execute(sql`
    select e.action, e.subject_id, v.before, v.after from audit_entries e
    left join audit_values v on v.entry_id = e.id order by e.id`);
  return rows;
};

test('each write is in the audit log with what it changed; one that was refused is not', async () => {
  const { body } = await store.call('getStorefront', { token });
  const seen = body.revision;
  const params = { part: 'catalog' };
  await store.call('changeStorefrontCanary', {
    ...{ token, params },
    body: { action: 'step', seen: await canaryOf() },
  });
  const bad = { parts: ['unheard-of'], to: { revision: 1 }, reason: 'why', seen };
  expect((await store.call('rollBackStorefront', { token, body: bad })).body).toMatchObject({
    code: 'STOREFRONT_REFUSED',
    details: { problems: [{ reason: expect.stringContaining('was not live at revision 1'), advice: null }] },
  });
  const back = { parts: ['content'], to: { revision: 1 }, reason: 'It fails', seen };
  expect((await store.call('rollBackStorefront', { token, body: back })).status).toBe(200);
  expect(await entries()).toEqual([
    {
      ...{ action: 'storefront.canary-step', subject_id: 'catalog' },
      before: { 'canary of catalog': '1.1.0-b at 5 %', revision: null },
      after: { 'canary of catalog': '1.1.0-b at 25 %', revision: seen + 1 },
    },
    {
      ...{ action: 'storefront.rollback', subject_id: 'content' },
      before: { content: '1.1.0-b', reason: null, revision: null },
      after: { content: '1.0.0-a', reason: 'It fails', revision: seen + 2 },
    },
  ]);
});

test("the registry's history names the member of staff by id, and the page by name", async () => {
  const { actor } = (await registry.store.store.channel.history()).at(-1) ?? {};
  expect(actor).toMatch(/^staff [0-9a-f-]{36} \(admin area\)$/);
  const newest = async () => (await store.call('listStorefrontHistory', { token })).body.content[0]?.who;
  expect(await newest()).not.toContain('staff');
  const parts = (await store.call('getStorefront', { token })).body.parts;
  expect(parts.map(({ name, team }) => [name, team])).toContainEqual(['content', 'content-team']);
});

test('errors over time and figures of both arms are those that pages have told', async () => {
  const run = await canaryOf();
  const { tell, view } = reportsOf(store);
  const startedAt = run?.startedAt ?? '';
  const views = (['canary', 'control'] as const).map((arm, index) => {
    const { nonce, at } = view({ kind: 'none' }, Date.now() - 30_000);
    return { nonce, at, arm, period: 0, visitor: `visitor${String(index).padStart(9, '0')}` };
  });
  const periods = [{ ...period, ...reported, version: '1.1.0-b', startedAt, steppedAt: startedAt }];
  await tell({ sentAt: Date.now(), periods, views });
  const now = await canaryOf();
  expect(now?.arms.canary).toMatchObject({ views: 1, notAlive: 1, failed: 0 });
  expect(now?.errorsOverTime).toMatchObject([
    { canary: { views: 1, errors: 1 }, control: { views: 1, errors: 1 } },
  ]);
});

async function withRegistry(origin: string, run: (other: TestStore, token: string) => Promise<void>) {
  const other = await startTestStore({ registry: { origin, secret: registry.secret } });
  try {
    await run(other, await signIn(other));
  } finally {
    await other.close();
  }
}
const addressOfFake = () => `http://127.0.0.1:${String((fake.address() as AddressInfo).port)}`;
const rollback = { parts: [], to: { revision: 1 }, reason: 'why', seen: 99 };

test('a registry that is not there, has another secret or says something else is reported in one sentence', async () => {
  await withRegistry('http://127.0.0.1:1', async ({ call }, owner) => {
    const { status, body } = await call('rollBackStorefront', { token: owner, body: rollback });
    expect([status, body.code]).toEqual([502, 'STOREFRONT_UNAVAILABLE']);
  });
  await withRegistry(addressOfFake(), async ({ call }, owner) => {
    for (const answer of [
      { status: 401, body: { code: 'UNAUTHORIZED', message: 'This token is not valid' } },
      { status: 500, body: { code: 'INTERNAL', message: 'failed' } },
      { status: 200, body: { schema: 7 } },
    ]) {
      reply = answer;
      const { body } = await call('getStorefront', { token: owner });
      expect([answer.status, body.code]).toEqual([answer.status, 'STOREFRONT_UNAVAILABLE']);
    }
  });
});

test('a change that was not confirmed may be done: it is said so, and noted', async () => {
  reply = 'breaks';
  await withRegistry(addressOfFake(), async ({ call, database }, owner) => {
    const { status, body } = await call('rollBackStorefront', { token: owner, body: rollback });
    expect([status, body.code]).toEqual([504, 'STOREFRONT_UNCONFIRMED']);
    const check = await call('checkStorefrontRollback', { token: owner, query: { revision: '1' } });
    expect(check.body.code).toBe('STOREFRONT_UNAVAILABLE');
    const { rows } = await database.db.execute(sql`
      select action, after from audit_entries e join audit_values v on v.entry_id = e.id`);
    expect(rows).toEqual([
      {
        action: 'storefront.rollback',
        after: { outcome: 'not confirmed by the registry', reason: 'why' },
      },
    ]);
  });
});
