import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { circlesOf, grouped, openedFiles, type Edge } from './circles.ts';

const root = path.resolve(import.meta.dirname, '../../api/src');

/** Tests may import anything; nothing imports them. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|resilience)\//.test(file),
  );

const edges = files.flatMap((file): Edge[] =>
  openedFiles(file, readFileSync(path.join(root, file), 'utf8')).map((target) => [file, target]),
);

const folderOf = (file: string) => (file.includes('/') ? path.posix.dirname(file) : file);

/** `modules/<name>` and the other top-level folders, each including its subfolders. */
const moduleOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('modules/') ? 2 : 1)
    .join('/');

test.each([
  ['files', edges],
  ['folders', grouped(edges, folderOf)],
  ['modules', grouped(edges, moduleOf)],
] as const)('the %s of api open each other in one direction', (_name, among) => {
  expect(circlesOf(among)).toEqual([]);
});

test('a cycle of any length is detected, and a file that imports itself', () => {
  const found = circlesOf([
    ['d', 'd'],
    ['b', 'c'],
    ['a', 'b'],
    ['c', 'a'],
    ['x', 'a'],
    ['c', 'y'],
  ]);
  expect(found).toEqual([['a', 'b', 'c'], ['d']]);
});

test('type imports do not count, value imports do', () => {
  const text = `
    import type { A } from './a.ts';
    export type { B } from './b.ts';
    import type {
      C,
    } from './c.ts';
    import { d, type D } from '../d.ts';
    export * from './e.ts';
    const f = await import('./f.ts');
    import 'node:fs';
  `.replaceAll(/^ {4}/gm, '');
  expect(openedFiles('m/x.ts', text)).toEqual(['d.ts', 'm/e.ts', 'm/f.ts']);
});

test('the files of api are found', () => {
  expect(edges.length).toBeGreaterThan(300);
  expect(edges.filter(([, target]) => !files.includes(target))).toEqual([]);
});
