import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { root, sharedFolder } from '../packages.ts';
import { swcOptions, type SwcOptions } from './swc-options.ts';
import { SharedEntryPointsPlugin } from '../plugins/shared-entry-points-plugin.ts';
import { sourceMaps } from '../plugins/source-maps.ts';

export interface BaseOptions extends SwcOptions {
  /** Folder of the package that is built. */
  readonly folder: string;
  /** Name of webpack's cache on disk. */
  readonly cacheName: string;
}

/** Shared by all builds: resolving files and compiling them to JavaScript. */
export function baseConfig(options: BaseOptions): Configuration {
  const { mode, target, folder } = options;
  return {
    mode,
    context: folder,
    target: target === 'web' ? ['web', 'es2022'] : 'node24',
    // In production it is a plugin.
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        // By folder, not by build: a component of shared gets the same class names in every build, so that the server's HTML, the
        // shell and the remotes match.
        sourceRule({ ...options, include: sharedFolder, namespace: 'shared' }),
        sourceRule({ ...options, include: folder }),
        // Style sheets of libraries are imported as text, for createGlobalStyle.
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    plugins: [new SharedEntryPointsPlugin(), ...(mode === 'production' ? [sourceMaps()] : [])],
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    cache: {
      type: 'filesystem',
      name: `${options.cacheName}-${target}-${mode}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [path.resolve(import.meta.dirname, '..') + path.sep] },
    },
  };
}

export interface SourceRuleOptions extends SwcOptions {
  /** Folder of the sources. */
  readonly include: string;
}

/** How the sources of one folder are compiled to JavaScript. */
export function sourceRule({ include, namespace, mode, refresh, target }: SourceRuleOptions): RuleSetRule {
  return {
    test: /\.[jt]sx?$/,
    include,
    exclude: /[\\/](node_modules|dist)[\\/]/,
    // `.ts` extensions are written out in imports; nothing is resolved "fully specified" beyond that.
    resolve: { fullySpecified: false },
    use: {
      loader: import.meta.resolve('swc-loader').replace('file://', ''),
      options: swcOptions({ namespace, mode, refresh, target }),
    },
  };
}
