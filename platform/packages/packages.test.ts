import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../root.ts';
import { filesOf, isWithin, sharedName } from './collect.ts';
import { importsOf, withImports } from './imports.ts';
import { packedManifest } from './manifest.ts';
import { packageSources, readManifest, type PackageSource } from './packages.ts';

const sourceOf = (home: string): PackageSource => {
  const found = packageSources.find((source) => source.home === home);
  if (!found) throw new Error(`There is no package in ${home}.`);
  return found;
};

test('the packages have one version, and each says what is new in it', () => {
  const versions = new Set(packageSources.map((source) => readManifest(source).version));
  expect(versions.size).toBe(1);
  for (const { home } of packageSources) {
    const changes = readFileSync(path.join(root, home, 'CHANGELOG.md'), 'utf8');
    expect([home, /^## (\S+)/m.exec(changes)?.[1]]).toEqual([home, [...versions][0]]);
  }
});

test.each(packageSources)(
  'what $home needs is in it or in @ritual/shared, and no test is in it',
  (source) => {
    const files = filesOf(source);
    expect(files.filter((file) => /\.(test|stories)\.tsx?$/.test(file))).toEqual([]);
    const folder = path.join(root, source.sources);
    const elsewhere = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        importsOf(readFileSync(path.join(folder, file), 'utf8'))
          .filter((name) => name.startsWith('.'))
          .map((name) => path.join(folder, path.dirname(file), name)),
      )
      .filter((target) => !isWithin(folder, target));
    for (const target of new Set(elsewhere)) expect(sharedName(target)).toMatch(/^@ritual\/shared\//);
    expect(elsewhere.length > 0).toBe(source.home === 'platform/packages/build');
  },
);

test('files of shared that it does not export have names for the other packages', () => {
  const nameOf = (file: string) => sharedName(path.join(root, 'shared', file));
  expect(nameOf('federation/host-api/host-api.ts')).toBe('@ritual/shared/federation/host-api');
  expect(nameOf('federation/container-global.ts')).toBe(
    '@ritual/shared/internal/federation/container-global',
  );
  expect(() => nameOf('ui/use-hydrated.ts')).toThrow('No package imports shared/ui/use-hydrated.ts.');
});

test('imports of all kinds are renamed, and nothing else', () => {
  const text = `
import a, { type B } from './a.ts';
import "./b.ts";
export * from './c.ts';
const lazy = () => import(/* webpackChunkName: "d" */ './d.tsx');
declare const e: import("./e.ts").E;
const file = './a.ts'; // from './a.ts'
`;
  expect(withImports(text, (name) => name.replace(/\.tsx?$/, '.js'))).toBe(`
import a, { type B } from './a.js';
import "./b.js";
export * from './c.js';
const lazy = () => import(/* webpackChunkName: "d" */ './d.js');
declare const e: import("./e.js").E;
const file = './a.ts'; // from './a.ts'
`);
});

test('a package asks for the React of the remote, and brings its own libraries', () => {
  const script =
    "import { useState } from 'react'; import * as z from 'zod/mini'; import 'msw'; import 'node:fs';";
  expect(packedManifest(sourceOf('shared'), [script], ["import 'react'"])).toMatchObject({
    name: '@ritual/shared',
    exports: { './ui': { types: './ui/index.d.ts', default: './ui/index.js' } },
    dependencies: { zod: expect.stringMatching(/^\d/), '@types/react': expect.stringMatching(/^\^\d/) },
    peerDependencies: { react: '^19.2.0', msw: expect.any(String) },
    peerDependenciesMeta: { msw: { optional: true } },
  });
  const build = packedManifest(sourceOf('platform/packages/build'), ["import '@ritual/shared/ui'"], []);
  expect(build).toMatchObject({
    bin: { ritual: './packages/build/ritual.js' },
    peerDependencies: { '@ritual/shared': readManifest(sourceOf('shared')).version },
  });
  expect(build).not.toHaveProperty('private');
  expect(() => packedManifest(sourceOf('shared'), ["import 'left-pad'"], [])).toThrow(
    '@ritual/shared needs left-pad, which no package.json names.',
  );
});
