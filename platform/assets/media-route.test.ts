import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { buildAssetHost, type AssetHost } from './app.ts';
import { folderStore } from '../release/store/index.ts';

// `Accept` headers of Chromium, an older browser and a crawler.
const modern = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const older = 'image/webp,image/*,*/*;q=0.8';
const anything = '*/*';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

let dataDir: string;
let masters: string;
let host: AssetHost;
const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers: { accept: older, ...headers } });
const madeIn = (width: number) => readdirSync(join(dataDir, 'media', String(width))).length;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ritual-pictures-'));
  masters = join(dataDir, 'masters');
  mkdirSync(masters);
  writeFileSync(join(masters, 'broken.png'), 'no picture');
  const coat = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#804020' } });
  await coat.png().toFile(join(masters, 'coat.png'));
  await coat.webp({ quality: 10 }).toFile(join(masters, 'hat.webp'));
  await sharp({ create: { width: 320, height: 400, channels: 3, background: '#888', noise } })
    .webp({ quality: 100 })
    .toFile(join(masters, 'heavy.webp'));
  await sharp({ create: { width: 800, height: 1000, channels: 4, background: '#0000' } })
    .png()
    .toFile(join(masters, 'air.png'));
  host = await buildAssetHost({ store: folderStore(dataDir), logLevel: 'silent', masters: [masters] });
});
afterAll(async () => {
  await host.app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sizeOf = async (payload: Buffer) => {
  const { width, height, format } = await sharp(payload).metadata();
  return `${format} ${width}x${height}`;
};

describe('formats', () => {
  test.each([
    [older, 'image/webp'],
    [anything, 'image/jpeg'],
    ['image/*,*/*', 'image/jpeg'],
    ['image/webp;q=0, image/avif;q=0.0, image/png', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('a request that accepts %j gets %s, immutable', async (accept, type) => {
    const { headers, rawPayload } = await get('/media/256/coat.png', { accept });
    expect(headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sizeOf(rawPayload)).toBe(`${type.slice(6)} 256x320`);
  });

  test('while AVIF is made, the first requests get WebP, cached for a minute', async () => {
    const first = await Promise.all(
      Array.from({ length: 3 }, () => get('/media/128/coat.png', { accept: modern })),
    );
    for (const { headers } of first) {
      expect(headers).toMatchObject({
        ...{ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60', vary: 'Accept' },
      });
    }
    await host.pictures.settled();
    const standIn = String(first[0]?.headers.etag);
    const later = await get('/media/128/coat.png', { accept: modern, 'if-none-match': standIn });
    expect([later.statusCode, later.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(later.headers['cache-control']).toContain('immutable');
    expect(await sizeOf(later.rawPayload)).toBe('heif 128x160');
    expect(madeIn(128)).toBe(2);
    const etag = String(later.headers.etag);
    const known = await get('/media/128/coat.png', { accept: modern, 'if-none-match': etag });
    expect([known.statusCode, known.headers.vary, known.body]).toEqual([304, 'Accept', '']);
  });

  test('transparent parts get the background color in a JPEG', async () => {
    const { rawPayload } = await get('/media/64/air.png', { accept: anything });
    const { channels } = await sharp(rawPayload).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([0xe6, 0xe3, 0xde]);
  });
});

test('a picture is never enlarged; a WebP that is small already is sent as it is', async () => {
  expect(await sizeOf((await get('/media/1920/coat.png')).rawPayload)).toBe('webp 800x1000');
  expect((await get('/media/960/hat.webp')).rawPayload).toEqual(readFileSync(join(masters, 'hat.webp')));
  const heavy = readFileSync(join(masters, 'heavy.webp'));
  expect((await get('/media/960/heavy.webp')).rawPayload.length).toBeLessThan(heavy.length * 0.8);
});

test('concurrent requests for a picture make it once, and leave no drafts', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get('/media/640/coat.png')));
  expect(
    new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size,
  ).toBe(1);
  expect(madeIn(640)).toBe(1);
  await host.pictures.settled();
  expect(readdirSync(join(dataDir, 'media/drafts'))).toEqual([]);
});

test('HEAD answers with the same headers', async () => {
  const whole = await get('/media/256/hat.webp');
  const { body, headers } = await host.app.inject({
    ...{ method: 'HEAD', url: '/media/256/hat.webp', headers: { accept: older } },
  });
  expect([body, headers.etag, headers['content-length']]).toEqual([
    ...['', whole.headers.etag, String(whole.rawPayload.length)],
  ]);
});

test('another width, an unknown name and a broken master have codes of their own', async () => {
  const codes = await Promise.all(
    ['/media/257/coat.png', '/media/256/none.png', '/media/256/broken.png'].map(async (url) => {
      const { statusCode, body, headers } = await get(url, { accept: modern });
      expect(headers['cache-control']).toBe('no-store');
      return `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;
    }),
  );
  expect(codes).toEqual(['404 WIDTH_NOT_OFFERED', '404 PICTURE_NOT_FOUND', '500 PICTURE_UNREADABLE']);
});
