import { fromRoot } from './derived.ts';

/** The code of the store, and its packages. */
const ownCode = ['shell', 'shared', 'platform', 'node_modules', 'package.json'].map(fromRoot);

/**
 * Flags of Node for a process that evaluates releases, which are code of several teams: it reads the store's code and these folders,
 * writes nothing and starts no process. https://nodejs.org/api/permissions.html
 */
export function readingOnly(folders: readonly string[]): readonly string[] {
  return ['--permission', ...[...ownCode, ...folders].map((folder) => `--allow-fs-read=${folder}`)];
}
