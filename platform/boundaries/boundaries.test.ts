import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';
import { importRules } from './rules/index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = [
  'shared',
  'shell',
  ...remotes.map(({ folder }) => folder),
  'api',
  'platform',
  'e2e',
  'workshop',
];
const skipped = new Set(['node_modules', 'dist', 'data']);

function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesBelow(name);
    return /\.tsx?$/.test(entry.name) ? [name] : [];
  });
}

const sources = packages.flatMap(sourcesBelow);

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
}

/**
 * Resolves relative imports that leave a package to the package's name: `../../mfe-content/x` becomes `@ritual/mfe-content/x`.
 */
function asPackageImport(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  return target.split('/')[0] === file.split('/')[0] && !file.startsWith('shared/')
    ? specifier
    : `@ritual/${target}`;
}

const matches = (file: string, globs: readonly string[]) =>
  globs.some((glob) => path.matchesGlob(file, glob));

test.each(importRules(remotes).map((rule) => [rule.files[0] ?? '', rule] as const))(
  'imports of %s follow the rules',
  (_name, rule) => {
    const violations = sources
      .filter((file) => matches(file, rule.files) && !matches(file, rule.ignores ?? []))
      .flatMap((file) =>
        importsOf(file).flatMap((specifier) =>
          rule.patterns
            .filter(({ regex }) => new RegExp(regex).test(asPackageImport(file, specifier)))
            .map(({ message }) => `${file} imports ${specifier}: ${message}`),
        ),
      );
    expect(violations).toEqual([]);
  },
);

test('a forbidden import is detected', () => {
  const [rule] = importRules(remotes);
  const specifier = asPackageImport('mfe-catalog/src/x.ts', '../../mfe-content/src/y.ts');
  expect(rule?.patterns.some(({ regex }) => new RegExp(regex).test(specifier))).toBe(true);
});

test.each([
  ['api/src/modules/ordering/settlement/x.ts', '../../../payments/stripe.ts', true],
  ['api/src/modules/ordering/settlement/x.ts', '../../../payments/provider.ts', false],
  ['api/src/modules/ordering/orders/x.ts', '../payment/limits.ts', false],
  ['api/src/mail/x.ts', '../modules/ordering/records/orders.repository.ts', true],
  ['api/src/mail/x.ts', './rendering/email-document.ts', false],
  ['api/src/modules/catalog/lists/x.ts', '../inverted-index/structure/bit-set.ts', true],
  ['api/src/modules/catalog/lists/x.test.ts', '../inverted-index/sync/live-index.ts', true],
  ['api/src/modules/shop/x.ts', '../catalog/inverted-index/index.ts', false],
  ['api/src/modules/catalog/inverted-index/queries/x.ts', '../structure/bit-set.ts', false],
  ['shared/contract/x.ts', 'zod', true],
  ['shared/contract/x.ts', 'zod/locales', true],
  ['shared/contract/x.ts', 'zod/mini', false],
  ['mfe-account/src/x.tsx', 'zod', true],
  ['shell/src/session/x.ts', 'zod', true],
  ['shell/src/session/x.ts', '@ritual/shared/contract/admin-calls', true],
  ['shared/state/x.ts', '../contract/admin/calls/index.ts', true],
  ['shared/http/x.ts', '../contract/endpoints.ts', true],
  ['shared/http/x.ts', '../contract/calls/index.ts', false],
  ['mfe-account/src/pages/dashboard/x.ts', '@ritual/shared/contract/admin-calls', true],
  ['mfe-account/src/pages/admin/mails/x.ts', '@ritual/shared/contract/admin-calls', false],
  ['mfe-account/src/admin/table/x.ts', '@ritual/shared/contract/admin-calls', false],
  ['mfe-account/src/administrators/x.ts', '@ritual/shared/contract/admin-calls', true],
])('whether %s must not import %s: %s', (file, specifier, forbidden) => {
  const patterns = importRules(remotes)
    .filter((rule) => matches(file, rule.files) && !matches(file, rule.ignores ?? []))
    .flatMap((rule) => rule.patterns);
  expect(patterns.some(({ regex }) => new RegExp(regex).test(specifier))).toBe(forbidden);
});

test('files and folders have kebab-case names', () => {
  const odd = sources.filter((file) => !/^[a-z0-9./-]+$/.test(file));
  expect(odd).toEqual([]);
});

test('imports of shared use entry points that its package.json exports', () => {
  const exported = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entryPoints = new Set(
    Object.keys(exported.exports).map((entry) => `@ritual/shared${entry.slice(1)}`),
  );
  const unknown = sources.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('@ritual/shared') && !entryPoints.has(specifier))
      .map((specifier) => `${file}: ${specifier}`),
  );
  expect(unknown).toEqual([]);
});
