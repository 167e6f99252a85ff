import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack, { type Configuration, type Stats } from 'webpack';
import { sharedByRemotes } from '../configurations/federation.ts';
import { isSingletonRequest } from '../configurations/singletons.ts';
import { hostApiUse, HostApiUsePlugin } from './host-api-use.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ritual-host-api-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function build(target: 'web' | 'node', more: Configuration): Promise<Stats> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target,
    entry: target === 'web' ? {} : { server: './remote.js' },
    output: { path: path.join(folder, target) },
    optimization: { minimize: false },
    ...more,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('no stats'));
        else resolve(stats);
      });
    });
  });
}

const forBrowsers = () =>
  build('web', {
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'remote',
        filename: 'entry.js',
        exposes: { './remote': './remote.js' },
        shared: sharedByRemotes(),
      }),
      new HostApiUsePlugin(),
    ],
  });
const forNode = () =>
  build('node', {
    externals: [
      ({ request = '' }, callback) => {
        if (isSingletonRequest(request)) callback(undefined, `commonjs ${request}`);
        else callback();
      },
    ],
    plugins: [new HostApiUsePlugin()],
  });
const usedBy = (stats: Stats) =>
  Object.fromEntries(
    [...hostApiUse([stats.compilation])].map(([name, members]) => [name, [...members].sort()]),
  );

test.each([
  ['browsers', forBrowsers],
  ['Node', forNode],
])('finds what a build for %s imports, and not what it drops', async (_name, run) => {
  write('package.json', '{ "sideEffects": false }');
  write(
    'remote.js',
    `import React, { useState } from 'react';
     import { Link } from '@ritual/shared/routing';
     import { used } from './helpers.js';
     export const remote = [useState, React.memo, used, () => import('./page.js')];`,
  );
  write(
    'helpers.js',
    `import { useCart } from '@ritual/shared/state';
     import { api } from '@ritual/shared/http';
     export const used = () => useCart();
     export const unused = () => api.call();`,
  );
  write('page.js', `import * as host from '@ritual/shared/federation'; export const page = host.useShop;`);
  const stats = await run();
  expect(stats.compilation.errors).toEqual([]);
  expect(usedBy(stats)).toMatchObject({
    react: ['memo', 'useState'],
    '@ritual/shared/state': ['useCart'],
    '@ritual/shared/federation': ['useShop'],
  });
  expect(usedBy(stats)['@ritual/shared/http'] ?? []).toEqual([]);
  expect(usedBy(stats)['@ritual/shared/routing'] ?? []).toEqual([]);
});

const errorsOf = ({ compilation }: Stats) => compilation.errors.map(({ message }) => message);

test.each([
  [
    `import * as react from 'react'; export const remote = (use) => use(react);`,
    /remote\.js imports all of react, which the host API does not have\. Import what you need of it by name\.$/,
  ],
  [
    `export { createStores as remote } from '@ritual/shared/state';`,
    /remote\.js imports createStores of @ritual\/shared\/state, which the host API does not have\. Import only its members;/,
  ],
])('%s: what the host API does not have is an error that names the file', async (code, message) => {
  write('remote.js', code);
  expect(errorsOf(await forBrowsers())).toEqual([expect.stringMatching(message)]);
});

test('a library may take React as a whole', async () => {
  write(
    'node_modules/charts/index.js',
    `const React = require('react'); exports.chart = (name) => React[name];`,
  );
  write('remote.js', `import { chart } from 'charts'; export const remote = chart;`);
  const stats = await forBrowsers();
  expect(errorsOf(stats)).toEqual([]);
  expect(usedBy(stats)).toEqual({ react: ['*'] });
});

test("a copy of one of the host's packages in the build is an error", async () => {
  write('node_modules/react-dom/client.js', `export { createRoot } from './cjs.js';`);
  write('node_modules/react-dom/cjs.js', 'export const createRoot = () => null;');
  write('remote.js', `import { createRoot } from 'react-dom/client.js'; export const remote = createRoot;`);
  expect(errorsOf(await forBrowsers())).toEqual([
    expect.stringMatching(/remote\.js would bring a second copy of react-dom, which the shell provides/),
  ]);
});
