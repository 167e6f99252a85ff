import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readSnapshot, snapshotWriter } from './snapshot.ts';

const schema = z.object({ count: z.int() });
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was scheduled is written whole, folder included, and read again', () => {
  const file = join(folder, 'data', 'state.json');
  let count = 1;
  const writer = snapshotWriter(file, () => ({ count }));
  expect(readSnapshot(file, schema)).toBeUndefined();
  writer.flush();
  expect(readSnapshot(file, schema)).toBeUndefined();
  writer.schedule();
  count = 2;
  writer.flush();
  expect(readSnapshot(file, schema)).toEqual({ count: 2 });
  expect(readdirSync(join(folder, 'data'))).toEqual(['state.json']);
});

test('changes reach the file without being asked to', async () => {
  const file = join(folder, 'state.json');
  snapshotWriter(file, () => ({ count: 7 })).schedule();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(readSnapshot(file, schema)).toEqual({ count: 7 });
});

test.each(['{"count":', '{"count":"many"}'])('a file that holds %s is named, not guessed at', (content) => {
  const file = join(folder, 'state.json');
  writeFileSync(file, content);
  expect(() => readSnapshot(file, schema)).toThrow(`cannot read its data in ${file}: remove that file`);
});
