import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ChannelBusy, takeLock } from './lock.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'channel.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Sets the time of the file, as if the clock had been set meanwhile. */
const age = (milliseconds: number) => {
  const then = new Date(Date.now() - milliseconds);
  utimesSync(lock, then, then);
};

test('a lock is held until it is released', async () => {
  const release = await takeLock(lock);
  await expect(takeLock(lock, 0)).rejects.toThrow(ChannelBusy);
  await expect(takeLock(lock, 0)).rejects.toThrow(
    `Process ${String(process.pid)} has been changing the channel for too long`,
  );
  release();
  (await takeLock(lock, 0))();
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['a killed process', JSON.stringify({ pid: 999_999_999, started: '1' })],
  ['another process that had the same id', JSON.stringify({ pid: process.pid, started: '1' })],
])('the lock of %s is taken over at once', async (_, text) => {
  writeFileSync(lock, text);
  const release = await takeLock(lock, 0);
  release();
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['an incomplete file', ''],
  ['a process id alone, as it was written before', '123'],
])('%s may be in the making for a moment, then it is left over', async (_, text) => {
  writeFileSync(lock, text);
  await expect(takeLock(lock, 0)).rejects.toThrow(ChannelBusy);
  for (const milliseconds of [5_000, -3_600_000]) {
    writeFileSync(lock, text);
    age(milliseconds);
    (await takeLock(lock, 0))();
  }
});

test('a release does not remove the lock of another process', async () => {
  const release = await takeLock(lock);
  writeFileSync(lock, JSON.stringify({ pid: 1, started: '1' }));
  release();
  expect(existsSync(lock)).toBe(true);
});
