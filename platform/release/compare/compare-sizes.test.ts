import { expect, test } from '@jest/globals';
import type { DescribedRelease, ScriptSize } from '../describe-release.ts';
import { compareSizes } from './compare-sizes.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const chunkHash = `sha256-${'A'.repeat(43)}=`;

function described(
  version: string,
  sizes: Readonly<Record<string, ScriptSize>>,
  pages: Readonly<Record<string, readonly string[]>> = {},
): DescribedRelease {
  const release = {
    ...{ name: 'catalog', version, entry: 'entry.js', exposed: ['remote.js'], prefixes: ['/'], slots: [] },
    files: Object.fromEntries(Object.keys(sizes).map((file) => [file, hash])),
    chunks: Object.fromEntries(
      Object.entries(pages).map(([name, files]) => [
        name,
        Object.fromEntries(files.map((file) => [file, chunkHash])),
      ]),
    ),
    server: { entry: 'node/server.cjs', integrity: hash },
  };
  return { release, sizes };
}
const size = (brotli: number | null, raw = 1000): ScriptSize => ({ raw, brotli });

const before = described(
  '1.0.0',
  { 'entry.js': size(10), 'remote.js': size(20), 'home.js': size(30), 'menu.js': size(5) },
  { home: ['home.js'] },
);

test('scripts count once: for the entry, for all pages, for one page, or on demand', () => {
  const after = described(
    '1.1.0',
    {
      ...{ 'entry.js': size(11), 'remote.js': size(20), 'home.js': size(30), 'menu.js': size(4) },
      ...{ 'list.js': size(40), 'both.js': size(7) },
    },
    { list: ['list.js', 'both.js'], home: ['home.js', 'both.js'] },
  );
  expect(compareSizes(before, after)).toEqual({
    measure: 'brotli',
    groups: [
      { group: 'entry', before: 10, after: 11 },
      { group: 'shared', before: 20, after: 27 },
      { group: 'page home', before: 30, after: 30 },
      { group: 'page list', before: null, after: 40 },
      { group: 'on demand', before: 5, after: 4 },
    ],
    total: { before: 65, after: 112 },
  });
});

test('where one of the two is not compressed, both are compared as they are', () => {
  const after = described('1.1.0', { 'entry.js': size(null, 900) });
  expect(compareSizes(before, after)).toMatchObject({
    measure: 'raw',
    groups: [{ group: 'entry', before: 1000, after: 900 }, { group: 'shared' }, {}, {}],
    total: { before: 4000, after: 900 },
  });
});

test('beside nothing that is live there is no size before', () => {
  expect(compareSizes(undefined, before)).toMatchObject({
    measure: 'brotli',
    total: { before: null, after: 65 },
  });
});
