import path from 'node:path';
import { buildable, type BuildablePackage } from '../webpack/packages.ts';
import type { Listed } from './list.ts';
import { namePattern } from './publish/release-file.ts';
import { ReleaseError } from './release-error.ts';

/** The valid names, for error messages. */
export const packageNames = buildable.map(({ folder }) => folder).join(', ');
export const remoteNames = buildable.flatMap(({ name, remote }) => (remote ? [name] : [])).join(', ');

const findByName = (wanted: string): BuildablePackage | undefined =>
  buildable.find(({ name, folder }) => wanted === name || wanted === folder);

/** The build of a package, the shell or a remote, by name or folder; or the build in any folder, written as a path from `from`. */
export function distOf(wanted: string, from: string): string {
  const known = findByName(wanted);
  if (known) return path.join(known.path, 'dist');
  if (/[/\\]/.test(wanted) || wanted.startsWith('.')) return path.resolve(from, wanted);
  throw new ReleaseError(
    `There is no package '${wanted}' to publish. Name one of: ${packageNames}; or the folder of a build: ./dist.`,
  );
}

/**
 * The name of a remote, given its name or folder. Remotes of other repositories are accepted: whether one exists, the registry knows.
 * So is the shell, where there is no choice of some visitors.
 */
export function findRemoteName(wanted: string): string {
  const name = findByName(wanted)?.name ?? wanted;
  if (namePattern.test(name)) return name;
  throw new ReleaseError(`'${wanted}' is not the name of a remote, such as ${remoteNames}.`);
}

/** The published versions of a remote, for error messages. */
export function describePublishedVersions(published: readonly Listed[], remote: string): string {
  const versions = published.flatMap(({ name, version }) => (name === remote ? [version] : []));
  if (versions.length > 0) return `Published are: ${versions.join(', ')}.`;
  const others = [...new Set(published.map(({ name }) => name))].filter((name) => name !== 'shell');
  const folder = findByName(remote)?.folder;
  return [
    `Nothing has been published of ${remote}${folder === undefined ? '' : `: 'npm run release -- publish ${folder}'`}.`,
    ...(folder === undefined && others.length > 0 ? [`There are releases of ${others.join(', ')}.`] : []),
  ].join(' ');
}
