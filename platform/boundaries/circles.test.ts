import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';
import { circlesOf, grouped, openedFiles, type Edge } from './circles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = ['api/src', 'shell/src', 'shell/server', 'shared', 'platform'];
const roots = [...packages, ...remotes.map(({ folder }) => `${folder}/src`)];

/** Tests may import anything; nothing imports them. */
const isTest = (file: string) =>
  /\.(test|stories)\.tsx?$/.test(file) || /(^|\/)(testing|resilience|node_modules)\//.test(file);

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file));
}

/** Imports among the files of a folder; paths from that folder. */
function edgesOf(folder: string, files: readonly string[]): Edge[] {
  return files
    .flatMap((file): Edge[] =>
      openedFiles(file, readFileSync(path.join(root, folder, file), 'utf8')).map((target) => [file, target]),
    )
    .filter(([, target]) => !target.startsWith('../'));
}

const folderOf = (file: string) => (file.includes('/') ? path.posix.dirname(file) : file);

/** `modules/<name>` and the other top-level folders, each including its subfolders. */
const moduleOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('modules/') ? 2 : 1)
    .join('/');

const trees = roots.map((folder) => {
  const files = filesOf(folder);
  return { folder, files, edges: edgesOf(folder, files) };
});

test.each(trees)('the files and top folders of $folder import each other in one direction', ({ edges }) => {
  expect(circlesOf(edges)).toEqual([]);
  expect(circlesOf(grouped(edges, moduleOf))).toEqual([]);
});

test('the folders of api, however deep, import each other in one direction', () => {
  const [api] = trees;
  expect(circlesOf(grouped(api?.edges ?? [], folderOf))).toEqual([]);
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

test.each(trees)('the files of $folder are read', ({ files, edges }) => {
  expect(edges.length).toBeGreaterThan(files.length / 2);
  const unread = edges.filter(([, target]) => /\.tsx?$/.test(target) && !files.includes(target));
  expect(unread.filter(([, target]) => !isTest(target))).toEqual([]);
});
