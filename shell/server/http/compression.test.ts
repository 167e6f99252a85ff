import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, jest, test } from '@jest/globals';
import { bodiesOf } from './compression.ts';

const text = Array.from({ length: 5000 }, (_, index) => `<li>ünïcode ${String(index)}</li>`).join('');

test('every encoding gives the same text', async () => {
  const bodies = await bodiesOf(text);
  expect((await bodies.encoded('identity')).toString()).toBe(text);
  expect(brotliDecompressSync(await bodies.encoded('br')).toString()).toBe(text);
  expect(gunzipSync(await bodies.encoded('gzip')).toString()).toBe(text);
});

test('`bytes` counts the stored bodies (gzip from its first use on) and no larger buffer around them', async () => {
  const grown = jest.fn();
  const bodies = await bodiesOf(text, grown);
  const br = await bodies.encoded('br');
  expect(br.buffer.byteLength).toBe(br.length);
  expect(bodies.bytes()).toBe(br.length);
  await bodies.encoded('identity');
  expect(bodies.bytes()).toBe(br.length);
  expect(grown).not.toHaveBeenCalled();

  const [zipped, again] = await Promise.all([bodies.encoded('gzip'), bodies.encoded('gzip')]);
  expect(again).toBe(zipped);
  expect(zipped.buffer.byteLength).toBe(zipped.length);
  expect(bodies.bytes()).toBe(br.length + zipped.length);
  expect(grown).toHaveBeenCalledTimes(1);
});
