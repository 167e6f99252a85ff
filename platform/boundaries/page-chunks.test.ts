import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { remotes } from '../remotes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Routes that only redirect: no page follows. */
const withoutPage = ['./pages/shop/shop.loader.ts'];

test.each(remotes.map(({ folder }) => folder))(
  '%s: the chunk of each page has a name, and its route declares it, so that pages request it with their first scripts',
  (folder) => {
    const source = readFileSync(path.join(root, folder, 'src/routes.tsx'), 'utf8');
    const imports = [
      ...source.matchAll(/lazy: \(\) =>\s*import\((?:\/\* webpackChunkName: "([\w-]+)" \*\/\s*)?'([^']+)'/g),
    ].filter(([, , file = '']) => !withoutPage.includes(file));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter(([, name]) => name === undefined).map(([, , file]) => file)).toEqual([]);
    const names = imports.map(([, name = '']) => name);
    // As a field, or as the first argument of the function that makes the handle.
    const isDeclared = (name: string) => new RegExp(`(chunk: |\\w\\(\\s*)'${name}'`).test(source);
    expect(names.filter((name) => !isDeclared(name))).toEqual([]);
  },
);
