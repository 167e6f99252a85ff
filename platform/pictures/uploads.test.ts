import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bucketStorage } from '../storage/bucket-storage.ts';
import { StorageFailed } from '../storage/index.ts';
import { s3Keys as keys, startS3Server } from '../storage/testing/s3-server.ts';
import { sharp } from './sharp.ts';
import type { StoredUpload } from './store-upload.ts';
import { isUploadName, uploadsIn, type Uploads } from './uploads.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'ritual-uploads-'));
  folders.push(made);
  return made;
};
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});
const picture = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();

async function take(uploads: Uploads, bytes: Uint8Array): Promise<StoredUpload> {
  const { taken, put } = await uploads.read(bytes);
  await put();
  return taken;
}

test('what one machine takes in another one has, until it is deleted', async () => {
  const { bucket, endpoint } = s3;
  const [one, other] = [folder(), folder()].map((each) =>
    uploadsIn(each, bucketStorage({ bucket, endpoint, keys, prefix: 'uploads' })),
  );
  if (!one || !other) throw new Error('There are two.');
  const { file } = await take(one, await picture());
  expect(isUploadName(file)).toBe(true);
  expect(readdirSync(other.folder)).toEqual([]);
  await other.bring(file);
  expect(readdirSync(other.folder)).toEqual([file]);
  // No such picture, and what is none.
  await other.bring(`${'0'.repeat(32)}.webp`);
  await other.bring('../secret.webp');
  expect(readdirSync(other.folder)).toEqual([file]);
  // A copy may go: it is brought again.
  const [copy, ...more] = await other.spare();
  expect([copy?.name, more]).toEqual([file, []]);
  await copy?.delete();
  await other.bring(file);
  expect(readdirSync(other.folder)).toEqual([file]);
  await other.delete(file);
  await other.bring(file);
  expect(readdirSync(other.folder)).toEqual([]);
  // What the first machine has of it may go there, too. Taken in again it is at both.
  expect((await one.spare()).map(({ name }) => name)).toEqual([file]);
  await take(one, await picture());
  await other.bring(file);
  expect(readdirSync(other.folder)).toEqual([file]);
  for (const each of [one, other]) each.close();
});

test('without a storage the folder is all', async () => {
  const uploads = uploadsIn(folder(), null);
  const { file } = await take(uploads, await picture());
  await uploads.bring(file);
  expect(readdirSync(uploads.folder)).toEqual([file]);
  const draft = '.01234567-89ab-4cde-8f01-23456789abcd';
  writeFileSync(join(uploads.folder, draft), '');
  // Never the original, which is nowhere else.
  expect((await uploads.spare()).map(({ name }) => name)).toEqual([draft]);
  await uploads.delete(file);
  expect(readdirSync(uploads.folder)).toEqual([draft]);
});

test('a storage that does not answer refuses the picture', async () => {
  const gone = bucketStorage({ bucket: 'none', endpoint: 'http://127.0.0.1:9', keys, prefix: 'uploads' });
  const [made, bytes] = [folder(), await picture()];
  await expect(take(uploadsIn(made, gone), bytes)).rejects.toThrow(StorageFailed);
  expect(readdirSync(made)).toEqual([]);
  // What was there before the storage failed is still shown.
  const { file } = await take(uploadsIn(made, null), bytes);
  await expect(take(uploadsIn(made, gone), bytes)).rejects.toThrow('cannot be used');
  expect(readdirSync(made)).toEqual([file]);
  gone.close();
});

test('so does a folder that takes no files', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  await expect(take(uploadsIn(file, null), await picture())).rejects.toThrow(StorageFailed);
});
