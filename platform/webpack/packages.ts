import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownRemote } from '../own-remote.ts';
import { remotes, type RemoteDefinition } from '../remotes.ts';
import { isPacked, root } from '../root.ts';

export { root };
export const sharedFolder = isPacked
  ? path.dirname(createRequire(path.join(root, 'package.json')).resolve('@ritual/shared/package.json'))
  : path.join(root, 'shared');

export interface BuildablePackage {
  /** Name in the registry: `shell` or the remote's name. */
  readonly name: string;
  /** Folder of the workspace, relative to the root. */
  readonly folder: string;
  /** Absolute folder. */
  readonly path: string;
  /** Undefined for the shell. */
  readonly remote?: RemoteDefinition;
}

export const shellPackage: BuildablePackage = {
  name: 'shell',
  folder: 'shell',
  path: path.join(root, 'shell'),
};

export const buildable: readonly BuildablePackage[] = isPacked
  ? [remotePackage(ownRemote(root), path.dirname(root))]
  : [shellPackage, ...remotes.map((remote) => remotePackage(remote))];

export function remotePackage(remote: RemoteDefinition, base = root): BuildablePackage {
  return { name: remote.name, folder: remote.folder, path: path.join(base, remote.folder), remote };
}

/** Finds a package by its name (`catalog`) or folder (`mfe-catalog`); throws with the list of names otherwise. */
export function packageNamed(name: string): BuildablePackage {
  const found = buildable.find((pkg) => pkg.name === name || pkg.folder === name);
  if (found) return found;
  const choices = buildable.map((pkg) => pkg.folder).join(', ');
  throw new Error(`There is no package '${name}' to build. Choose one of: ${choices}.`);
}

export type Mode = 'production' | 'development';

/** Output folder of a build. The watcher has its own: its builds must not be published as releases. */
export function distOf(pkg: BuildablePackage, mode: Mode): string {
  return mode === 'production'
    ? path.join(pkg.path, 'dist')
    : path.join(root, 'node_modules/.cache/dev', pkg.folder);
}

/** Folder of the source maps beside the scripts. The asset host serves no name that begins with a dot. */
export const mapsFolder = '.maps';

/** Version of an installed package or workspace, as its package.json says. */
export function versionOf(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
