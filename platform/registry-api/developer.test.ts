import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { previewHandle } from '../registry/index.ts';
import { createSignIn } from '../release/promote/developer.ts';
import { createPreview } from '../release/promote/preview.ts';
import { publish } from '../release/publish/publish.ts';
import { writeBuild, writeShell } from '../release/testing/write-build.ts';
import { buildRegistryApi } from './app.ts';
import { folderStore } from '../release/store/release-store.ts';

let folder = '';
let data = '';
let app: FastifyInstance;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-developer-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  await publish(writeBuild(path.join(folder, 'catalog'), '1.0.0-a'), folderStore(data));
  app = await buildRegistryApi({ store: folderStore(data), logLevel: 'silent' });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const signedIn = async () =>
  `theme=dark; rop_developer=${(await createSignIn(folderStore(data), { hours: 1 })).id}`;
const get = (url: string, cookie?: string) =>
  app.inject({ url: `/registry/developer${url}`, headers: { ...(cookie !== undefined && { cookie }) } });
const choose = (cookie: string, body: object | string, type = 'application/json') =>
  app.inject({
    ...{ method: 'POST', url: '/registry/developer/choices' },
    headers: { cookie, 'content-type': type },
    body,
  });
const choice = { remotes: { catalog: '1.0.0-a' }, localhost: null, keep: false };

test('a browser that is signed in chooses, and is told what it has', async () => {
  const cookie = await signedIn();
  expect((await get('/releases', cookie)).json()).toMatchObject({
    remotes: { catalog: { live: null, published: ['1.0.0-a'] } },
  });
  const made = await choose(cookie, choice);
  expect(made.statusCode).toBe(201);
  const { id } = made.json<{ id: string }>();
  expect((await get('/releases', `${cookie}; rop_preview=${id}`)).json()).toMatchObject({
    chosen: { remotes: { catalog: '1.0.0-a' } },
  });
  const left = await app.inject({
    ...{ method: 'DELETE', url: '/registry/developer/choices', headers: { cookie } },
  });
  expect(left.statusCode).toBe(204);
  expect((await get('/releases', `${cookie}; rop_preview=${id}`)).json()).toMatchObject({
    chosen: { remotes: {} },
  });
});

test('without a sign-in, and with a preview instead of one, nothing is told or done', async () => {
  const preview = await createPreview(folderStore(data), [{ name: 'catalog', version: '1.0.0-a' }], {
    ...{ hours: 1, force: true },
  });
  for (const cookie of [undefined, 'rop_developer=nonsense', `rop_developer=${preview.id}`]) {
    for (const url of ['/releases', '/probe?port=5174']) {
      const { statusCode, json } = await get(url, cookie);
      expect([statusCode, json()]).toEqual([401, expect.objectContaining({ code: 'UNAUTHORIZED' })]);
    }
    expect((await choose(cookie ?? '', choice)).statusCode).toBe(401);
  }
});

test.each([
  ['no choice', { remotes: {} }],
  ['a name that is a path', { ...choice, remotes: { '../shell': '1.0.0' } }],
  [
    'a port of the system',
    { ...choice, localhost: { name: 'a', port: 80, version: '1.0.0', prefixes: [], slots: [] } },
  ],
  [
    'a prefix that is none',
    { ...choice, localhost: { name: 'a', port: 5174, version: '1.0.0', prefixes: ['//evil'], slots: [] } },
  ],
])('%s is refused', async (_what, body) => {
  expect((await choose(await signedIn(), body)).statusCode).toBeGreaterThanOrEqual(400);
});

test.each([
  ['a name', { '../../elsewhere': '1.0.0-a' }],
  ['a version', { catalog: '../../../elsewhere' }],
])('%s that is a path says nothing of the files of the store', async (_what, remotes) => {
  for (const there of [false, true]) {
    if (there) mkdirSync(path.join(folder, 'elsewhere', '1.0.0-a'), { recursive: true });
    const { statusCode, json } = await choose(await signedIn(), { ...choice, remotes });
    expect([statusCode, json()]).toEqual([400, expect.objectContaining({ code: 'VALIDATION' })]);
  }
});

test('a form of another site cannot choose: only JSON is read', async () => {
  expect((await choose(await signedIn(), JSON.stringify(choice), 'text/plain')).statusCode).toBe(400);
});

test('the page that asks a developer’s server may ask that one origin, and be framed by the store only', async () => {
  const { headers, body } = await get('/probe?port=5174', await signedIn());
  expect(headers['content-security-policy']?.toString().split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[^ ]+'$/),
    'connect-src http://localhost:5174',
    "frame-ancestors 'self'",
  ]);
  expect(body).not.toContain('5174');
  expect((await get('/probe?port=22', await signedIn())).statusCode).toBe(400);
});

test("a team's token signs a developer in over HTTP; another team may not end that", async () => {
  const tokenOf = async (team: string) =>
    (await folderStore(data).tokens.create({ team, remotes: [team], createdBy: 'a test' })).text;
  const [own, other] = [await tokenOf('catalog'), await tokenOf('content')];
  const ask = (token: string, method: 'POST' | 'DELETE', url: string, body?: object) =>
    app.inject({
      ...{ method, url: `/registry${url}`, headers: { authorization: `Bearer ${token}` } },
      ...(body && { body }),
    });
  const made = await ask(own, 'POST', '/developers', { hours: 2 });
  expect(made.statusCode).toBe(201);
  const handle = previewHandle(made.json<{ id: string }>().id);
  expect((await ask(other, 'DELETE', `/previews/${handle}`)).statusCode).toBe(404);
  expect((await ask(own, 'DELETE', `/previews/${handle}`)).json()).toMatchObject({ developer: true });
  expect((await ask(own, 'POST', '/developers', { hours: 1000 })).statusCode).toBe(400);
});
