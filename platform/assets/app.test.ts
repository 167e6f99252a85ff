import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildAssetHost } from './app.ts';

let dataDir: string;
let app: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-assets-'));
  const release = join(dataDir, 'releases/catalog/1.0.0');
  const masters = join(dataDir, 'masters');
  for (const folder of [release, masters]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(release, 'entry.js'), 'plain');
  writeFileSync(join(release, 'entry.js.br'), 'brotli');
  writeFileSync(join(dataDir, 'secret.png'), 'secret');
  writeFileSync(join(masters, 'broken.png'), 'no picture');
  const blank = { create: { width: 800, height: 1000, channels: 3, background: '#804020' } } as const;
  await sharp(blank).png().toFile(join(masters, 'coat.png'));
  await sharp(blank).webp().toFile(join(masters, 'hat.webp'));
  app = await buildAssetHost({ dataDir, logLevel: 'silent', masters: [masters] });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sizeOf = async (payload: Buffer) => {
  const { width, height, format } = await sharp(payload).metadata();
  return `${format} ${width}x${height}`;
};

describe('releases', () => {
  test('are immutable, typed, open to every origin and never sniffed', async () => {
    const { statusCode, body, headers } = await get('/releases/catalog/1.0.0/entry.js');
    expect([statusCode, body]).toEqual([200, 'plain']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  test('come compressed when the browser can', async () => {
    const { body, headers } = await get('/releases/catalog/1.0.0/entry.js', {
      'accept-encoding': 'gzip, br',
    });
    expect([body, headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(headers['content-type']).toMatch(/javascript/);
  });

  test('a release that comes later is found', async () => {
    expect((await get('/releases/catalog/2.0.0/entry.js')).statusCode).toBe(404);
    mkdirSync(join(dataDir, 'releases/catalog/2.0.0'));
    writeFileSync(join(dataDir, 'releases/catalog/2.0.0/entry.js'), 'newer');
    expect((await get('/releases/catalog/2.0.0/entry.js')).body).toBe('newer');
  });

  test('what is missing is a JSON error that nobody keeps', async () => {
    const { statusCode, headers, body } = await get('/releases/catalog/9.9.9/entry.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('the font of the theme is served', async () => {
  const { statusCode, headers } = await get('/assets/fonts/archivo-latin-standard.woff2');
  expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2']);
});

describe('pictures', () => {
  test('are made as WebP in the width that was asked for, and kept', async () => {
    const { statusCode, headers, rawPayload } = await get('/media/256/coat.png');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sizeOf(rawPayload)).toBe('webp 256x320');
    expect(readdirSync(join(dataDir, 'media/256'))).toHaveLength(1);
    const again = await get('/media/256/coat.png', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('are never enlarged; a WebP that is small enough is sent as it is', async () => {
    expect(await sizeOf((await get('/media/1920/coat.png')).rawPayload)).toBe('webp 800x1000');
    expect(await sizeOf((await get('/media/960/hat.webp')).rawPayload)).toBe('webp 800x1000');
  });

  test('many requests for one picture make it once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/media/640/coat.png')));
    expect(
      new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size,
    ).toBe(1);
    expect(readdirSync(join(dataDir, 'media/640'))).toHaveLength(1);
  });

  test('another width, an unknown name and a broken master have codes of their own', async () => {
    const codes = await Promise.all(
      ['/media/257/coat.png', '/media/256/none.png', '/media/256/broken.png'].map(async (url) => {
        const { statusCode, body } = await get(url);
        return `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;
      }),
    );
    expect(codes).toEqual(['404 WIDTH_NOT_OFFERED', '404 PICTURE_NOT_FOUND', '500 PICTURE_UNREADABLE']);
  });
});

test.each([
  '/media/256/../secret.png',
  '/media/256/..%2Fsecret.png',
  '/media/256/%2e%2e%2fsecret.png',
  '/media/256/..%5csecret.png',
  '/releases/../secret.png',
  '/releases/..%2fsecret.png',
  '/releases/%2e%2e/secret.png',
])('%s leads nowhere', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
});
