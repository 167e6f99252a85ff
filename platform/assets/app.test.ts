import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildAssetHost } from './app.ts';
import { folderStore } from '../release/store/index.ts';

let dataDir: string;
let app: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-assets-'));
  const release = join(dataDir, 'releases/catalog/1.0.0');
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, 'entry.js'), 'plain');
  writeFileSync(join(release, 'entry.js.br'), 'brotli');
  writeFileSync(join(dataDir, 'secret.png'), 'secret');
  ({ app } = await buildAssetHost({ store: folderStore(dataDir), logLevel: 'silent' }));
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('releases', () => {
  test('are immutable, typed, open to every origin and never sniffed', async () => {
    const { statusCode, body, headers } = await get('/releases/catalog/1.0.0/entry.js');
    expect([statusCode, body]).toEqual([200, 'plain']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  test('are sent compressed when the browser accepts it', async () => {
    const { body, headers } = await get('/releases/catalog/1.0.0/entry.js', {
      'accept-encoding': 'gzip, br',
    });
    expect([body, headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(headers['content-type']).toMatch(/javascript/);
  });

  test('a release published later is found', async () => {
    expect((await get('/releases/catalog/2.0.0/entry.js')).statusCode).toBe(404);
    mkdirSync(join(dataDir, 'releases/catalog/2.0.0'));
    writeFileSync(join(dataDir, 'releases/catalog/2.0.0/entry.js'), 'newer');
    expect((await get('/releases/catalog/2.0.0/entry.js')).body).toBe('newer');
  });

  test('a missing file is a JSON error that is not cached', async () => {
    const { statusCode, headers, body } = await get('/releases/catalog/9.9.9/entry.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test.each(['/releases/catalog/1.0.0/.maps/entry.js.map', '/releases/catalog/1.0.0/%2emaps/entry.js.map'])(
  'the source maps of a release are not served: %s',
  async (url) => {
    const folder = join(dataDir, 'releases/catalog/1.0.0/.maps');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'entry.js.map'), 'a map');
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, expect.not.stringContaining('a map')]);
  },
);

test.each(['/releases/catalog/1.0.0/node/server.cjs', '/releases/catalog/1.0.0/%6eode/server.cjs'])(
  'the Node build of a release is not served: %s',
  async (url) => {
    const folder = join(dataDir, 'releases/catalog/1.0.0/node');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'server.cjs'), 'a build');
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, expect.not.stringContaining('a build')]);
  },
);

test('the font of the theme is served', async () => {
  const { statusCode, headers } = await get('/assets/fonts/archivo-latin-standard.woff2');
  expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2']);
});

test.each([
  '/media/256/../secret.png',
  '/media/256/..%2Fsecret.png',
  '/media/256/%2e%2e%2fsecret.png',
  '/media/256/..%5csecret.png',
  '/releases/../secret.png',
  '/releases/..%2fsecret.png',
  '/releases/%2e%2e/secret.png',
])('%s is not found', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
});
