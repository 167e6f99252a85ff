import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { IntegrityPlugin } from '../plugins/integrity-plugin.ts';
import { SharedEntryPointsPlugin } from '../plugins/shared-entry-points-plugin.ts';
import { distOf, type BuildablePackage } from '../packages.ts';
import { baseConfig } from './base.ts';
import type { BuildOptions } from './remote.ts';
import { shellDefinitions, shellEntry } from './shell.ts';

/** Folder of the shell's scripts for developers, below those for everybody. */
export const developerFolder = 'developer';
/** The first script of a developer's page; it loads the panel. */
export const developerStart = 'start.js';

/** React's own files: the only ones that are compiled as in development, where styled-components writes styles that the policy refuses. */
const reactFiles = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * The shell's scripts that only developers' pages load (decision 036): the developer panel, and the shell once more with React's
 * development build, which fast refresh needs. A compilation of its own, so that not one byte of it is in the scripts for shoppers.
 */
export function shellDeveloperConfig(pkg: BuildablePackage, { version, mode }: BuildOptions): Configuration {
  const base = baseConfig({
    ...{ mode, target: 'web', folder: pkg.path, namespace: 'shell' },
    cacheName: 'shell-developer',
  });
  return {
    ...base,
    entry: {
      main: './src/startup/entry.ts',
      start: './src/developer/start.ts',
    },
    output: {
      path: path.join(distOf(pkg, mode), 'web', developerFolder),
      clean: true,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'shell-developer',
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      nodeEnv: false,
      ...(mode === 'production' && { minimize: true, minimizer: [withNames()] }),
    },
    plugins: [
      // No source maps: these scripts keep their names.
      new SharedEntryPointsPlugin(),
      new webpack.DefinePlugin({
        ...shellDefinitions(version),
        __DEVELOPER__: true,
        'process.env.NODE_ENV': webpack.DefinePlugin.runtimeValue(({ module }) =>
          JSON.stringify(reactFiles.test(module.identifier()) ? 'development' : 'production'),
        ),
      }),
      new IntegrityPlugin([shellEntry, developerStart], 'shell-developer'),
    ],
  };
}

/** Names of components and functions are kept for stack traces and the panel of React's developer tools. */
function withNames() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: false, mangle: false, format: { comments: false } },
  });
}
