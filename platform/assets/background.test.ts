import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makeInBackground } from './background.ts';
import type { Job } from './make-picture.ts';

let folder: string;
let failures: string[];
const line = () => makeInBackground(({ master }) => failures.push(master));
const job = (master: string): Job => ({
  master: join(folder, master),
  file: join(folder, `${master}.avif`),
  drafts: join(folder, 'drafts'),
  width: 64,
  format: 'avif',
});
const made = (master: string) => sharp(job(master).file).metadata();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ritual-line-'));
  failures = [];
  writeFileSync(join(folder, 'broken.png'), 'no picture');
  const gray = sharp({ create: { width: 80, height: 100, channels: 3, background: '#888' } });
  for (const name of ['a.png', 'b.png']) await gray.png().toFile(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a picture that cannot be made holds up no other and is not tried again', async () => {
  const background = line();
  for (const name of ['broken.png', 'a.png', 'b.png', 'broken.png']) background.add(job(name));
  await background.settled();
  background.add(job('broken.png'));
  await background.settled();
  expect(failures).toEqual([job('broken.png').master]);
  expect([(await made('a.png')).width, (await made('b.png')).width]).toEqual([64, 64]);
});

test('what comes after the line was empty is made as well', async () => {
  const background = line();
  background.add(job('a.png'));
  await background.settled();
  background.add(job('b.png'));
  await background.settled();
  expect((await made('b.png')).height).toBe(80);
});

test('closing drops what is left and waits for nothing', async () => {
  const background = line();
  background.add(job('a.png'));
  background.add(job('b.png'));
  background.close();
  await background.settled();
  await expect(made('b.png')).rejects.toThrow('missing');
  expect(failures).toEqual([]);
});
