import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bucketStorage } from '../storage/bucket-storage.ts';
import { StorageFailed } from '../storage/index.ts';
import { s3Keys as keys, startS3Server } from '../storage/testing/s3-server.ts';
import { sharp } from './sharp.ts';
import { isUploadName, uploadsIn } from './uploads.ts';

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

test('what one machine takes in another one has, until it is deleted', async () => {
  const { bucket, endpoint } = s3;
  const [one, other] = [folder(), folder()].map((each) =>
    uploadsIn(each, bucketStorage({ bucket, endpoint, keys, prefix: 'uploads' })),
  );
  if (!one || !other) throw new Error('There are two.');
  const { file } = await one.take(await picture());
  expect([isUploadName(file), await other.isThere(file)]).toEqual([true, true]);
  expect(readdirSync(other.folder)).toEqual([]);
  await other.bring(file);
  expect(readdirSync(other.folder)).toEqual([file]);
  // No such picture, and what is none.
  await other.bring(`${'0'.repeat(32)}.webp`);
  await other.bring('../secret.webp');
  expect(readdirSync(other.folder)).toEqual([file]);
  expect((await other.list()).map(({ name }) => name)).toEqual([file, file]);
  await other.delete(file);
  expect([await one.isThere(file), readdirSync(other.folder)]).toEqual([false, []]);
  // The copy of the first machine stays until it is deleted there as one that no product has.
  const [left] = await one.list();
  await left?.delete();
  expect(readdirSync(one.folder)).toEqual([]);
  for (const each of [one, other]) each.close();
});

test('without a storage the folder is all', async () => {
  const uploads = uploadsIn(folder(), null);
  const { file } = await uploads.take(await picture());
  await uploads.bring(file);
  expect([await uploads.isThere(file), readdirSync(uploads.folder)]).toEqual([true, [file]]);
  await uploads.delete(file);
  expect(await uploads.isThere(file)).toBe(false);
  expect(await uploads.list()).toEqual([]);
});

test('a storage that does not answer refuses the picture', async () => {
  const gone = bucketStorage({ bucket: 'none', endpoint: 'http://127.0.0.1:9', keys, prefix: 'uploads' });
  const [made, bytes] = [folder(), await picture()];
  await expect(uploadsIn(made, gone).take(bytes)).rejects.toThrow(StorageFailed);
  expect(readdirSync(made)).toEqual([]);
  // What was there before the storage failed is still shown.
  const { file } = await uploadsIn(made, null).take(bytes);
  await expect(uploadsIn(made, gone).take(bytes)).rejects.toThrow('cannot be used');
  expect(readdirSync(made)).toEqual([file]);
  gone.close();
});

test('so does a folder that takes no files', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  await expect(uploadsIn(file, null).take(await picture())).rejects.toThrow(StorageFailed);
});
