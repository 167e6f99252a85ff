import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bucketStorage } from './bucket-storage.ts';
import { bytesOf, type FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Keys as keys, startS3Server } from './testing/s3-server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: readonly (readonly [string, (name: string) => FileStorage])[] = [
  ['a folder', (name) => folderStorage(path.join(folder, name))],
  [
    'a bucket',
    (prefix) => bucketStorage({ ...{ bucket: s3.bucket, endpoint: s3.endpoint }, ...{ keys, prefix } }),
  ],
];

describe.each(kinds)('%s', (_kind, open) => {
  let files: FileStorage;
  beforeAll(() => {
    files = open(`t${randomBytes(4).toString('hex')}`);
  });
  afterAll(() => files.close());

  test('a file is read as it was put, whole or as a stream', async () => {
    const content = randomBytes(300_000);
    await files.put('some/large.bin', content);
    expect(content.equals((await files.read('some/large.bin')) ?? Buffer.of())).toBe(true);
    const found = await files.stream('some/large.bin');
    expect(found?.bytes).toBe(300_000);
    expect(found && content.equals(await bytesOf(found))).toBe(true);
  });

  test('a stream is put as its bytes', async () => {
    async function* parts() {
      for (const part of ['one ', 'two ', 'three']) yield await Promise.resolve(bytes(part));
    }
    await files.put('streamed', { stream: parts(), bytes: 13 });
    expect(text(await files.read('streamed'))).toBe('one two three');
  });

  test('a file that is there stays', async () => {
    await files.put('once', bytes('first'));
    await files.put('once', bytes('second'));
    expect(text(await files.read('once'))).toBe('first');
  });

  test('files are listed by what their keys begin with', async () => {
    const keys = Array.from({ length: 30 }, (_, at) => `listed/a-${String(at)}/file.js`);
    await Promise.all([...keys, 'listed/b/file.js', 'other'].map((key) => files.put(key, bytes('12345'))));
    const found = await files.list('listed/a-');
    expect(found.map(({ key }) => key).sort()).toEqual(keys.sort());
    expect(new Set(found.map((file) => file.bytes))).toEqual(new Set([5]));
    const [{ putAt } = { putAt: 0 }] = found;
    expect(new Date(putAt).getFullYear()).toBeGreaterThan(2020);
    expect(await files.list('nothing/')).toEqual([]);
  });

  test('a deleted file is gone, and so is one that never was', async () => {
    await files.put('short-lived', bytes('1'));
    await files.delete('short-lived');
    await files.delete('short-lived');
    expect(await files.read('short-lived')).toBeUndefined();
    expect(await files.stream('short-lived')).toBeUndefined();
    expect(await files.list('short-lived')).toEqual([]);
  });

  test.each(['../outside', 'a/../b', '/root', 'a//b', '', '.hidden', 'a b'])(
    'the key %p is refused',
    async (key) => {
      await expect(async () => files.put(key, bytes('1'))).rejects.toThrow('cannot be the key of a file');
      await expect(async () => files.read(key)).rejects.toThrow('cannot be the key of a file');
    },
  );
});

test('a bucket that does not answer is named', async () => {
  const { bucket } = s3;
  const files = bucketStorage({ bucket, endpoint: 'http://127.0.0.1:9', keys, prefix: 'x' });
  await expect(files.read('a')).rejects.toThrow(
    /^s3:\/\/releases\/x cannot be used \(get a\): .*ECONNREFUSED/,
  );
  files.close();
  const wrong = bucketStorage({ bucket: 'no-such-bucket', endpoint: s3.endpoint, keys });
  await expect(wrong.list('a')).rejects.toThrow('NoSuchBucket');
  wrong.close();
});

test('a bucket is listed page by page, from the last key on', async () => {
  const all = ['a/1', 'a/2', 'a/3', 'a/4', 'a/5'];
  // The server of the other tests cannot split a list.
  const service = createServer(({ url = '' }, response) => {
    const after = new URL(url, 'http://localhost').searchParams.get('start-after') ?? '';
    const rest = all.filter((key) => key > after);
    const entries = rest.slice(0, 2).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
    const truncated = `<IsTruncated>${String(rest.length > 2)}</IsTruncated>`;
    response.setHeader('content-type', 'application/xml');
    response.end(`<ListBucketResult>${truncated}${entries.join('')}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const files = bucketStorage({ bucket: 'b', endpoint: `http://127.0.0.1:${String(port)}`, keys });
  expect((await files.list('a/')).map(({ key }) => key)).toEqual(all);
  files.close();
  service.closeAllConnections();
  service.close();
});
