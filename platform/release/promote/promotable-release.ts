import { existsSync } from 'node:fs';
import path from 'node:path';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { incompatibility } from '../../../shared/federation/compatibility/compatibility.ts';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';
import type { LiveRemote, Release } from '../../../shared/federation/channel.ts';
import { shellPackage } from '../../webpack/packages.ts';
import { list } from '../list.ts';
import { describePublishedVersions } from '../package-names.ts';
import { releaseFolder } from '../publish/publish.ts';
import { label, readRelease, verifyFiles } from '../publish/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { runningShell } from '../local-builds/running-shell.ts';
import { newestShell } from './newest-shell.ts';

/** Refuses the shell: the channel document names remotes only. */
export function mustBeRemote(name: string): void {
  if (name !== shellPackage.name) return;
  throw new ReleaseError(
    'The shell is not promoted or rolled back: the store runs the one that it was started with. Start it with another.',
  );
}

/** Reads a published release that may be promoted; throws a ReleaseError with the reason otherwise. */
export function readPromotable(dataDir: string, name: string, version: string): ReleaseFile {
  const folder = releaseFolder(dataDir, name, version);
  if (!existsSync(folder)) {
    throw new ReleaseError(
      `${label({ name, version })} has not been published. ${describePublishedVersions(list(dataDir), name)}`,
    );
  }
  const release = readRelease(folder);
  if (release.name !== name || release.version !== version) {
    throw new ReleaseError(`${folder} holds ${label(release)}, and not ${label({ name, version })}.`);
  }
  verifyFiles(release, folder, path.join(folder, release.server.entry));
  // A watcher's shell may be published after its remotes.
  const shells = isWatcherBuild(version) ? [] : shellsOf(dataDir);
  for (const shell of shells.length > 0 ? shells : [{ hostApi: hostApiVersion }]) {
    const problem = incompatibility(release, shell);
    if (problem !== undefined) throw new ReleaseError(`${label(release)} ${problem}.`);
  }
  return release;
}

/** The shell that runs and the one that the next start runs: a release has to fit both. */
function shellsOf(dataDir: string): readonly ReleaseFile[] {
  const newest = newestShell(dataDir)?.release;
  const version = runningShell(dataDir);
  const folder = version === undefined ? undefined : releaseFolder(dataDir, shellPackage.name, version);
  const running =
    folder !== undefined && version !== newest?.version && existsSync(folder) ? [readRelease(folder)] : [];
  return newest ? [...running, newest] : running;
}

/** The channel document's entry of a release, live or fallback. */
export function channelRelease(release: ReleaseFile): Release {
  const { name, version, hostApi, contractVersion, requires, entry, exposed, files, chunks, server } =
    release;
  const base = `/releases/${name}/${version}/`;
  const needs = {
    ...(hostApi !== undefined && { hostApi }),
    ...(contractVersion !== undefined && { contractVersion }),
    ...(requires && { requires }),
  };
  return { version, ...needs, base, entry, exposed, files, ...(chunks && { chunks }), server };
}

/** The channel document's entry of the live release of a remote. */
export function liveRemoteOf(release: ReleaseFile): LiveRemote {
  const { prefixes, slots } = release;
  return { ...channelRelease(release), prefixes, slots };
}
