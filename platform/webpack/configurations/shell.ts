import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import { versionsOfShell } from './federation.ts';
import { IntegrityPlugin } from '../plugins/integrity-plugin.ts';
import { minimize } from '../plugins/minimize.ts';
import { distOf, type BuildablePackage } from '../packages.ts';
import { nodeEntry, type BuildOptions } from './remote.ts';
import { BootstrapLoaderPlugin } from '../plugins/bootstrap-loader-plugin.ts';

export const shellEntry = 'main.js';
/** The first script of every page: it fetches the entry. */
export const bootstrapLoaderFile = 'bootstrap-loader.js';

/** The shell's scripts for the browser. They contain no list of remotes; the channel document names them at run time. */
export function shellWebConfig(pkg: BuildablePackage, { version, mode }: BuildOptions): Configuration {
  const base = baseConfig({ mode, target: 'web', folder: pkg.path, namespace: 'shell', cacheName: 'shell' });
  return {
    ...base,
    entry: { main: './src/startup/entry.ts' },
    output: {
      path: path.join(distOf(pkg, mode), 'web'),
      // The scripts for developers are below, and built meanwhile (`shell-developer.ts`).
      clean: { keep: 'developer/' },
      publicPath: 'auto',
      filename: shellEntry,
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'shell',
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      ...(mode === 'production' ? minimize() : {}),
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ ...shellDefinitions(version), __DEVELOPER__: false }),
      new IntegrityPlugin(shellEntry, 'shell'),
      new BootstrapLoaderPlugin(bootstrapLoaderFile, [
        'src/startup/bootstrap/trusted-types.ts',
        'src/startup/bootstrap/bootstrap-loader.ts',
        'src/startup/bootstrap/early-input.ts',
        'src/startup/bootstrap/vital-signs.ts',
      ]),
    ],
  };
}

/** What the build tells the shell's code for browsers. */
export function shellDefinitions(version: string) {
  return {
    __SHELL_VERSION__: JSON.stringify(version),
    __SHARED_VERSIONS__: JSON.stringify(versionsOfShell()),
    // Flags of the federation runtime: no manifests or snapshots, because the channel document says what is live.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: JSON.stringify('web'),
  };
}

/** The shell for the server: renders pages, and provides the singletons that the remotes' Node builds import. */
export function shellNodeConfig(pkg: BuildablePackage, { mode }: BuildOptions): Configuration {
  const base = baseConfig({ mode, target: 'node', folder: pkg.path, namespace: 'shell', cacheName: 'shell' });
  return {
    ...base,
    entry: { server: './src/server-rendering/server-entry.tsx' },
    output: {
      path: path.join(distOf(pkg, mode), 'node'),
      clean: true,
      filename: nodeEntry,
      library: { type: 'commonjs2' },
    },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}
