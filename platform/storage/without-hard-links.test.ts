import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

let refusal = 'EPERM';
jest.unstable_mockModule('node:fs/promises', () => ({
  ...fs,
  link: () => Promise.reject(Object.assign(new Error(`${refusal}: link`), { code: refusal })),
}));
const { folderStorage } = await import('./folder-storage.ts');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'])(
  'a folder whose disk answers %s to a hard link keeps files, and what is there stays',
  async (code) => {
    refusal = code;
    const files = folderStorage(path.join(folder, code));
    await files.put('a/file', Buffer.from('first'));
    await files.put('a/file', Buffer.from('second'));
    expect(Buffer.from((await files.read('a/file')) ?? []).toString()).toBe('first');
    expect(readdirSync(path.join(folder, code, 'a'))).toEqual(['file']);
  },
);

test('another failure of the disk is reported, and leaves nothing behind', async () => {
  refusal = 'EIO';
  const files = folderStorage(path.join(folder, 'broken'));
  await expect(files.put('file', Buffer.from('1'))).rejects.toThrow('EIO');
  expect(readdirSync(path.join(folder, 'broken'))).toEqual([]);
});
