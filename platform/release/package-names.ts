import { buildable, type BuildablePackage } from '../webpack/packages.ts';
import { list } from './list.ts';
import { ReleaseError } from './release-error.ts';

/** The valid names, for error messages. */
export const packageNames = buildable.map(({ folder }) => folder).join(', ');
export const remoteNames = buildable.flatMap(({ name, remote }) => (remote ? [name] : [])).join(', ');

const findByName = (wanted: string): BuildablePackage | undefined =>
  buildable.find(({ name, folder }) => wanted === name || wanted === folder);

/** Finds a publishable package, the shell or a remote, by name or folder. */
export function findPackage(wanted: string): BuildablePackage {
  const known = findByName(wanted);
  if (known) return known;
  throw new ReleaseError(`There is no package '${wanted}' to publish. Name one of: ${packageNames}.`);
}

/**
 * The name of a remote, given its name or folder. Accepts the shell, too: promoting it is refused elsewhere with its own message.
 */
export function findRemoteName(wanted: string): string {
  const known = findByName(wanted);
  if (known) return known.name;
  throw new ReleaseError(`There is no remote '${wanted}'. Name one of: ${remoteNames}.`);
}

/** The published versions of a remote, for error messages. */
export function describePublishedVersions(dataDir: string, remote: string): string {
  const versions = list(dataDir).flatMap(({ name, version }) => (name === remote ? [version] : []));
  if (versions.length > 0) return `Published are: ${versions.join(', ')}.`;
  const folder = findByName(remote)?.folder ?? remote;
  return `Nothing has been published of ${remote}: 'npm run release -- publish ${folder}'.`;
}
