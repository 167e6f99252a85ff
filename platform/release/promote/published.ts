import { existsSync } from 'node:fs';
import path from 'node:path';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { incompatibility } from '../../../shared/federation/compatibility.ts';
import { contractVersion } from '../../../shared/federation/remote-module.ts';
import type { LiveRemote, Release } from '../../../shared/federation/channel.ts';
import { shellPackage } from '../../webpack/packages.ts';
import { versionsThere } from '../named.ts';
import { releaseFolder } from '../publish/publish.ts';
import { label, readRelease, verifyFiles } from '../publish/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { newestShell } from './newest-shell.ts';

/** Refuses the shell: the channel document names remotes only. */
export function mustBeRemote(name: string): void {
  if (name !== shellPackage.name) return;
  throw new ReleaseError(
    'The shell is not promoted or rolled back: the store runs the one that it was started with. Start it with another.',
  );
}

/** A published release that may go live; throws a ReleaseError with the reason otherwise. */
export function published(dataDir: string, name: string, version: string): ReleaseFile {
  const folder = releaseFolder(dataDir, name, version);
  if (!existsSync(folder)) {
    throw new ReleaseError(
      `${label({ name, version })} has not been published. ${versionsThere(dataDir, name)}`,
    );
  }
  const release = readRelease(folder);
  verifyFiles(release, folder, path.join(folder, release.server.entry));
  // A watcher's shell may be published after its remotes.
  const shell = isWatcherBuild(version) ? undefined : newestShell(dataDir)?.release;
  const against = incompatibility(release, shell ?? { contractVersion });
  if (against !== undefined) throw new ReleaseError(`${label(release)} ${against}.`);
  return release;
}

/** The channel document's entry of a release, live or fallback. */
export function releaseOf(release: ReleaseFile): Release {
  const { name, version, contractVersion, requires, entry, exposed, files, server } = release;
  const base = `/releases/${name}/${version}/`;
  const needs = { contractVersion, ...(requires && { requires }) };
  return { version, ...needs, base, entry, exposed, files, server };
}

/** As the live one. */
export function liveOf(release: ReleaseFile): LiveRemote {
  const { prefixes, slots } = release;
  return { ...releaseOf(release), prefixes, slots };
}
