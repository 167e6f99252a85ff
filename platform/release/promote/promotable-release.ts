import { existsSync } from 'node:fs';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { incompatibility, type Provided } from '../../../shared/federation/compatibility/compatibility.ts';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';
import type { LiveRemote, Release } from '../../../shared/federation/channel.ts';
import { shellPackage } from '../../webpack/packages.ts';
import { releaseFolder } from '../publish/publish.ts';
import { readPublished } from '../publish/read-published.ts';
import { verifyFiles, type Build } from '../publish/build.ts';
import { label, readRelease } from '../publish/read-release.ts';
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

/** Something that a release has to fulfill before it goes live. */
export interface Check {
  readonly what: string;
  /** Returns how it is fulfilled; throws a ReleaseError with the reason otherwise. */
  readonly run: () => string;
}

/** What a build has to fulfill whatever else is live, and without being run. */
export function checksOfBuild(dataDir: string, build: Build): readonly Check[] {
  const { release } = build;
  return [
    {
      what: 'files',
      run: () => {
        verifyFiles(build);
        return `the Node build and the scripts (${String(Object.keys(release.files).length)}) have their hashes`;
      },
    },
    ...shellsFor(dataDir, release).map(({ role, ...shell }) => ({
      what: `host API, ${role}`,
      run: () => {
        const problem = incompatibility(release, shell);
        if (problem !== undefined) throw new ReleaseError(`${label(release)} ${problem}.`);
        return `asks for ${String(release.hostApi)}, which has ${String(shell.hostApi)}`;
      },
    })),
  ];
}

/** Reads a published release that may be promoted; throws a ReleaseError with the reason otherwise. */
export function readPromotable(dataDir: string, name: string, version: string): ReleaseFile {
  const build = readPublished(dataDir, name, version);
  for (const { run } of checksOfBuild(dataDir, build)) run();
  return build.release;
}

/** The shells that a release has to fit: the one that runs and the one that the next start runs. */
function shellsFor(
  dataDir: string,
  { version }: ReleaseFile,
): readonly (Provided & { readonly role: string })[] {
  // A watcher's shell may be published after its remotes.
  const shells = isWatcherBuild(version) ? [] : shellsOf(dataDir);
  return shells.length > 0 ? shells : [{ role: 'shell of this checkout', hostApi: hostApiVersion }];
}

function shellsOf(dataDir: string): readonly (ReleaseFile & { readonly role: string })[] {
  const newest = newestShell(dataDir)?.release;
  const version = runningShell(dataDir);
  const folder = version === undefined ? undefined : releaseFolder(dataDir, shellPackage.name, version);
  const other = folder !== undefined && version !== newest?.version && existsSync(folder);
  return [
    ...(other ? [{ ...readRelease(folder), role: 'running shell' }] : []),
    ...(newest ? [{ ...newest, role: newest.version === version ? 'running shell' : 'newest shell' }] : []),
  ];
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
