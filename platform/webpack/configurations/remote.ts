import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { containerGlobal } from '../../../shared/federation/container-global.ts';
import { baseConfig } from './base.ts';
import { sharedByRemotes } from './federation.ts';
import { IntegrityPlugin, sharedChunks } from '../plugins/integrity-plugin.ts';
import { minimize } from '../plugins/minimize.ts';
import { ModuleIdsPlugin } from '../plugins/module-ids-plugin.ts';
import { SharedFilesPlugin } from '../plugins/shared-files-plugin.ts';
import { distOf, type BuildablePackage } from '../packages.ts';
import { HostApiUsePlugin } from '../plugins/host-api-use.ts';
import { isSingletonRequest } from './singletons.ts';

export interface BuildOptions {
  readonly version: string;
  readonly mode: 'production' | 'development';
  /** For a developer's server (`platform/dev/remote-local.ts`): without hashes, because it changes all the time. */
  readonly local?: boolean;
}

export const remoteEntry = 'remoteEntry.js';
export const nodeEntry = 'server.cjs';

/** The scripts of a remote for the browser. */
export function remoteWebConfig(
  pkg: BuildablePackage,
  { version, mode, local = false }: BuildOptions,
): Configuration {
  const base = baseConfig({
    mode,
    target: 'web',
    folder: pkg.path,
    namespace: pkg.name,
    refresh: local,
    cacheName: local ? `${pkg.name}-local` : pkg.name,
  });
  const global = containerGlobal(pkg.name, version);
  return {
    ...base,
    // Only the exposed module is used; a separate entry would never be loaded.
    entry: {},
    output: {
      path: path.join(distOf(pkg, mode), 'web'),
      clean: true,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      // By id: the entry would list the names of chunks, too.
      chunkFilename: '[id].[contenthash:8].js',
      // Its modules are replaced while the page runs.
      ...(local ? {} : sharedChunks),
      // Contains the version: a release does not wait for a chunk of the same id that another one is loading.
      uniqueName: `${pkg.name}@${version}`,
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      // Unlike the shortest ids, these stay when other modules come and go: so do the chunks, for browsers that have them (0.3 KB).
      ...(mode === 'production' ? { ...minimize(), moduleIds: false as const } : {}),
    },
    plugins: [
      ...(base.plugins ?? []),
      // Modules that only the server loads (`RouteHandle.metadata`): no chunk, and no hash of one in the entry.
      new webpack.IgnorePlugin({ resourceRegExp: /\.metadata\.ts$/ }),
      // webpack's built-in plugin: the shell's federation runtime loads its containers like those of the runtime's own plugin,
      // and they contain no runtime (decision 024).
      new webpack.container.ModuleFederationPlugin({
        // Two releases in one page are two containers.
        name: global,
        library: { type: 'var', name: global },
        filename: remoteEntry,
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: sharedByRemotes(),
      }),
      new HostApiUsePlugin(),
      ...(local ? [] : [new IntegrityPlugin(remoteEntry, global)]),
      // The watcher's builds are replaced by the next change.
      ...(mode === 'production' ? [new SharedFilesPlugin(), new ModuleIdsPlugin()] : []),
    ],
  };
}

/** The same remote as one file for the server, which provides the singletons. */
export function remoteNodeConfig(pkg: BuildablePackage, { mode }: BuildOptions): Configuration {
  const base = baseConfig({
    mode,
    target: 'node',
    folder: pkg.path,
    namespace: pkg.name,
    cacheName: pkg.name,
  });
  return {
    ...base,
    entry: { server: './src/remote.ts' },
    output: {
      path: path.join(distOf(pkg, mode), 'node'),
      clean: true,
      filename: nodeEntry,
      library: { type: 'commonjs2' },
    },
    externals: [
      ({ request }, callback) => {
        if (request !== undefined && isSingletonRequest(request)) callback(undefined, `commonjs ${request}`);
        else callback();
      },
    ],
    plugins: [...(base.plugins ?? []), new HostApiUsePlugin()],
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}
