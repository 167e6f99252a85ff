import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { fakeStore } from '../testing/fake-store.ts';
import { testServer } from '../testing/test-server.ts';

const store = fakeStore();
const signIn = 'aaaaaaaaaaaaaaaaaaaaaa';
const local = 'bbbbbbbbbbbbbbbbbbbbbb';
const ended = 'cccccccccccccccccccccc';
const release = 'dddddddddddddddddddddd';
let app: FastifyInstance;

beforeAll(async () => {
  store.release(2, 'unreleased');
  store.release(1, 'live');
  const later = new Date(Date.now() + 3_600_000);
  store.preview(signIn, null, later, { developer: true });
  store.preview(ended, null, new Date(Date.now() - 1), { developer: true });
  store.preview(release, 2, later);
  store.preview(local, null, later, {
    localhost: {
      name: 'catalog',
      port: 5174,
      version: '1.0.0-localhost',
      prefixes: ['/', '/list'],
      slots: [],
    },
  });
  app = await testServer(store);
});
afterAll(async () => {
  await app.close();
  store.remove();
});

const get = (url: string, cookie?: string) =>
  app.inject({ url, headers: { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) } });
const signedIn = `rop_developer=${signIn}`;
const panel =
  /<meta charset="utf-8"><script defer src="\/releases\/shell\/1\.0\.0-test\/developer\/start\.js" integrity="sha384-[^"]+" data-shell="1\.0\.0-test"(?<more>[^>]*)><\/script>/;

test('the link of a sign-in leads on to the page, and the browser is a developer from then on', async () => {
  const { statusCode, headers } = await get(`/list?preview=${signIn}`);
  expect([statusCode, headers.location]).toEqual([303, '/list']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^rop_developer=${signIn}; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+; Secure$`),
  );
});

test('a developer gets the page of everybody with one script before all others, and it is not cached', async () => {
  const { body, headers } = await get('/', signedIn);
  expect(body).toContain('live');
  expect(body).toMatch(panel);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('content-encoding');
});

test.each([
  [undefined],
  [`rop_developer=${ended}`],
  [`rop_developer=${release}`],
  ['rop_developer=nonsense'],
])('a browser with %j is none, and gets the page as it is', async (cookie) => {
  const { rawPayload, headers } = await get('/', cookie);
  expect(headers['content-encoding']).toBe('br');
  expect((await get('/', signedIn)).rawPayload.length).toBeGreaterThan(rawPayload.length);
  expect(headers['cache-control']).toBe('no-cache');
});

test('a developer looks at a release that is not live, and the panel goes with it', async () => {
  const { body } = await get('/', `${signedIn}; rop_preview=${release}`);
  expect(body).toContain('unreleased');
  expect(body).toMatch(panel);
});

test('pages of a remote at localhost are left to the browser, which is told the one origin; nothing is evaluated here', async () => {
  const { statusCode, body } = await get('/list', `${signedIn}; rop_preview=${local}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('shell frame');
  expect(panel.exec(body)?.groups?.['more']).toBe(' data-local="http://localhost:5174"');
});

test.each([
  ['its link', `/list?preview=${local}`, undefined],
  ['its cookie', '/list', `rop_preview=${local}`],
])('a preview of localhost is shown to developers only, also by %s', async (_how, url, cookie) => {
  const { statusCode, body, headers } = await get(url, cookie);
  expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
  expect(body).not.toContain('localhost:5174');
});

test('leaving a preview keeps the sign-in; signing out ends both', async () => {
  const left = await get('/list?preview=off', `${signedIn}; rop_preview=${release}`);
  expect(left.headers['set-cookie']).toMatch(/^rop_preview=;/);
  const out = await get('/list?preview=sign-out', `${signedIn}; rop_preview=${release}`);
  expect(out.headers.location).toBe('/list');
  expect(out.headers['set-cookie']).toEqual([
    expect.stringMatching(/^rop_preview=; .*Max-Age=0/),
    expect.stringMatching(/^rop_developer=; .*Max-Age=0/),
  ]);
});
