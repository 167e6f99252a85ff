import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';
import { withoutTypeImports } from './circles.ts';
import { sharedModules } from './rules/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The sources that `npm start` runs or builds. */
const folders = [
  ...[...sharedModules, 'demo'].map((module) => `shared/${module}`),
  ...[
    'assets',
    'contract',
    'database',
    'pictures',
    'registry',
    'release',
    'settings',
    'start',
    'webpack',
  ].map((folder) => `platform/${folder}`),
  ...remotes.map(({ folder }) => `${folder}/src`),
  'shell/src',
  'shell/server',
  'api/src',
  'api/stripe-sandbox',
];

const tools =
  /(\.(test|stories)\.tsx?|\/standalone\.tsx?|\/testing\/.*|\/resilience\/.*|\/fixtures\/.*|\/jest-global-\w+\.ts|\/test-(database|server)\.ts)$/;

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(
      (file) => /\.(tsx?|mjs)$/.test(file) && !/\/(dist|node_modules)\//.test(file) && !tools.test(file),
    ),
);

/** Packages that a file imports at run time, without type imports. */
function packagesOf(file: string): string[] {
  const text = withoutTypeImports(readFileSync(path.join(root, file), 'utf8'));
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'.\s][^'\s]*)'/g)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !isBuiltin(specifier) && !specifier.startsWith('@ritual/'))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

test('packages that the store needs at run time are in dependencies, not in devDependencies', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  const isInstalled = (name: string, file: string) =>
    [`${file.split('/')[0] ?? ''}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => packages[place] !== undefined && packages[place].dev !== true,
    );
  const missing = files.flatMap((file) =>
    packagesOf(file)
      .filter((name) => !isInstalled(name, file))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(new Set(files.flatMap(packagesOf)).has('webpack')).toBe(true);
});
