import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createPictureQueue } from './picture-queue.ts';
import type { Job } from './make-picture.ts';

let folder: string;
let failures: string[];
const openQueue = () => createPictureQueue(({ master }) => failures.push(master));
const job = (master: string): Job => ({
  master: join(folder, master),
  file: join(folder, `${master}.avif`),
  drafts: join(folder, 'drafts'),
  width: 64,
  format: 'avif',
});
const made = (master: string) => sharp(job(master).file).metadata();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ritual-picture-queue-'));
  failures = [];
  writeFileSync(join(folder, 'broken.png'), 'no picture');
  const gray = sharp({ create: { width: 80, height: 100, channels: 3, background: '#888' } });
  for (const name of ['a.png', 'b.png']) await gray.png().toFile(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a picture that cannot be made does not block others and is not tried again', async () => {
  const queue = openQueue();
  for (const name of ['broken.png', 'a.png', 'b.png', 'broken.png']) queue.add(job(name));
  await queue.settled();
  queue.add(job('broken.png'));
  await queue.settled();
  expect(failures).toEqual([job('broken.png').master]);
  expect([(await made('a.png')).width, (await made('b.png')).width]).toEqual([64, 64]);
});

test('a picture added after the queue was empty is made, too', async () => {
  const queue = openQueue();
  queue.add(job('a.png'));
  await queue.settled();
  queue.add(job('b.png'));
  await queue.settled();
  expect((await made('b.png')).height).toBe(80);
});

test('closing drops queued pictures and does not wait', async () => {
  const queue = openQueue();
  queue.add(job('a.png'));
  queue.add(job('b.png'));
  queue.close();
  await queue.settled();
  await expect(made('b.png')).rejects.toThrow('missing');
  expect(failures).toEqual([]);
});
