import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = [
  'api',
  'e2e',
  ...remotes.map(({ folder }) => folder),
  'platform',
  'shared',
  'shell',
  'workshop',
  'docs',
];

/** Decisions are history: a file that they name may be gone. */
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...folders.map((folder) => `${folder}/README.md`),
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((file) => existsSync(path.join(root, file)));

/** Paths from the root that a text names in code marks or links; those with placeholders (`<page>`, `NNNN`, `*`) name no file. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w@.-]+\/[\w@./-]*)`/g)].map(([, name = '']) => name);
  const isNamed = (name: string) => folders.includes(name.split('/')[0] ?? '');
  // What a build makes is not there before the first one.
  const isMade = (name: string) => name.includes('NNNN') || name.split('/')[1] === 'dist';
  return named.filter((name) => isNamed(name) && !isMade(name));
}

const exists = (name: string) =>
  ['', '.ts', '.tsx', '.test.ts', '.test.tsx'].some((ending) => existsSync(path.join(root, name + ending)));

test.each(documents)('%s names files that exist', (document) => {
  expect(pathsIn(readFileSync(path.join(root, document), 'utf8')).filter((name) => !exists(name))).toEqual(
    [],
  );
});

test('a path that leads nowhere would be found', () => {
  expect(
    pathsIn('`shared/kernel/gone.ts` and `npm run x` and `/cart` and `api/migrations/NNNN_x.sql`'),
  ).toEqual(['shared/kernel/gone.ts']);
  expect(exists('shared/kernel/gone.ts')).toBe(false);
});
