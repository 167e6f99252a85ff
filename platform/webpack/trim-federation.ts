import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const stubs = path.join(import.meta.dirname, 'stubs');

/**
 * Parts of the federation runtime that nothing here reaches, although they are bundled: preloading (the server
 * writes preloads), snapshots of manifests (the channel document takes their place; `disableSnapshot` leaves the
 * handler in), the texts of error codes, a logger with a debug mode, and ranges of versions
 * that our builds do not write. 5 KB of every first load.
 */
const unused: readonly (readonly [RegExp, string])[] = [
  [/[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'preload.mjs'],
  [
    /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    'snapshot-handler.mjs',
  ],
  [/[\\/]@module-federation[\\/]error-codes[\\/]dist[\\/](?:desc|getShortErrorMsg)\.mjs$/, 'error-texts.mjs'],
  [/[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, 'logger.mjs'],
  [/[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'semver.mjs'],
];

export class TrimFederationPlugin {
  apply(compiler: Compiler): void {
    for (const [file, stub] of unused) {
      new webpack.NormalModuleReplacementPlugin(file, path.join(stubs, stub)).apply(compiler);
    }
  }
}
