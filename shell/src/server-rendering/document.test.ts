import { expect, test } from '@jest/globals';
import type { Channel, LiveRemote } from '@ritual/shared/federation';
import { remoteScripts } from './document.ts';

const live: LiveRemote = {
  version: '1.0.0',
  hostApi: '1.0',
  base: '/releases/catalog/1.0.0/',
  entry: 'remoteEntry.js',
  exposed: ['1.js'],
  files: { 'remoteEntry.js': 'sha384-entry', '1.js': 'sha384-exposed' },
  chunks: {
    layout: { '2.js': 'sha256-common', '3.js': 'sha256-layout' },
    product: { '2.js': 'sha256-common', '4.js': 'sha256-product' },
  },
  server: { entry: 'server.cjs', integrity: '' },
  prefixes: ['/product'],
  slots: [],
};
const channel = (remote: LiveRemote): Channel => ({ schema: 1, revision: 1, remotes: { catalog: remote } });
const scripts = (remote: LiveRemote, chunks: readonly string[], excluded = {}) =>
  remoteScripts(channel(remote), excluded, '/product/101', chunks).map(
    ({ href, integrity }) => `${href} ${integrity}`,
  );

const first = [
  '/releases/catalog/1.0.0/remoteEntry.js sha384-entry',
  '/releases/catalog/1.0.0/1.js sha384-exposed',
];

test('a page requests the scripts of its chunks with the first ones, each once', () => {
  expect(scripts(live, ['layout', 'product'])).toEqual([
    ...first,
    '/releases/catalog/1.0.0/2.js sha256-common',
    '/releases/catalog/1.0.0/3.js sha256-layout',
    '/releases/catalog/1.0.0/4.js sha256-product',
  ]);
});

test('all scripts but the entry are in the folder that the releases of a remote share', () => {
  expect(scripts({ ...live, filesBase: '/releases/catalog/files/' }, ['product'])).toEqual([
    '/releases/catalog/1.0.0/remoteEntry.js sha384-entry',
    '/releases/catalog/files/1.js sha384-exposed',
    '/releases/catalog/files/2.js sha256-common',
    '/releases/catalog/files/4.js sha256-product',
  ]);
});

test('a chunk that the release does not list is left to the browser', () => {
  const { chunks, ...older } = live;
  expect(chunks).toBeDefined();
  expect(scripts(older, ['product'])).toEqual(first);
  expect(scripts(live, ['unknown'])).toEqual(first);
});

test('a release that cannot be used is not requested', () => {
  expect(scripts(live, ['product'], { catalog: 'excluded' })).toEqual([]);
});
