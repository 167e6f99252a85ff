import type { LiveRemote, Release } from '../../../shared/federation/channel.ts';
import { shellPackage } from '../../webpack/packages.ts';
import { sharedFilesFolder } from '../../webpack/shared-files-folder.ts';
import { hostProblem } from '../gate/checks/host.ts';
import { GateRefused } from '../gate/problem.ts';
import { mustNotBeRemoved } from '../publish/being-removed.ts';
import { mustBeKept, readPublished } from '../publish/read-published.ts';
import { verifyFiles, type Build } from '../publish/build.ts';
import { StorageFailed } from '../../storage/index.ts';
import { shareFiles } from '../publish/shared-files.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import type { NamedShell } from './live-shell.ts';
import { shellsFor } from './shells.ts';
import type { KnownCopy } from './while-away.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Refuses the shell where some visitors would get another one: a page, its scripts and the server's workers have one shell. */
export function mustBeRemote(name: string): void {
  if (name !== shellPackage.name) return;
  throw new ReleaseError(
    "The shell has neither canary nor preview: 'npm run release -- check shell@<version>' tries it with the live remotes, 'promote' makes it live for everybody, 'rollback shell' takes it back.",
  );
}

/** Something that a release has to fulfill before it goes live. */
export interface Check {
  readonly what: string;
  /** Returns how it is fulfilled; throws a ReleaseError with the reason otherwise. */
  readonly run: () => string | Promise<string>;
}

export const hostCheck = 'host API';

/** What a build has to fulfill whatever else is live, and without being run. */
export function checksOfBuild(
  store: ReleaseStore,
  build: Build,
  shell?: NamedShell,
  described?: readonly ReleaseFile[],
): readonly Check[] {
  const { release } = build;
  return [
    {
      what: 'files',
      run: () => {
        verifyFiles(build);
        return `the Node build and the scripts (${String(Object.keys(release.files).length)}) have their hashes`;
      },
    },
    release.name === shellPackage.name
      ? providesHostApi(release)
      : fitsShell(store, release, shell, described),
  ];
}

const fitsShell = (
  store: ReleaseStore,
  release: ReleaseFile,
  named?: NamedShell,
  described?: readonly ReleaseFile[],
): Check => ({
  what: hostCheck,
  run: async () => {
    const fits = (await shellsFor(store, release, named, described)).map((shell) => {
      const problem = hostProblem(release, shell);
      if (problem) throw new GateRefused([problem]);
      return `asks for ${String(release.hostApi)}, ${shell.role} has ${String(shell.hostApi)}`;
    });
    return fits.join('; ');
  },
});

const providesHostApi = ({ version, hostApi }: ReleaseFile): Check => ({
  what: hostCheck,
  run: () => {
    if (hostApi !== undefined) return `provides ${hostApi}`;
    throw new ReleaseError(
      `The shell ${version} was built before version 1.0 of the host API: build it again.`,
    );
  },
});

/**
 * Reads a published release that may be promoted, in the given shell or the live one; throws a ReleaseError with the reason otherwise.
 * With `known` it goes on with a copy for which that says yes while the storage does not answer.
 */
export async function readPromotable(
  store: ReleaseStore,
  name: string,
  version: string,
  shell?: NamedShell,
  known?: KnownCopy,
): Promise<ReleaseFile> {
  await mustNotBeRemoved(store, { name, version });
  const build = await readPublished(store, name, version);
  await mustBeKept(store, { name, version }).catch((error: unknown) => {
    if (!(error instanceof StorageFailed) || known?.(build.release) !== true) throw error;
  });
  for (const { run } of checksOfBuild(store, build, shell)) await run();
  // A store that was restored may lack some: each release has its own, too.
  shareFiles(build.folder, build.release, store.folder);
  return build.release;
}

/** The channel document's entry of a release, live or fallback. */
export function channelRelease(release: ReleaseFile): Release {
  const {
    name,
    version,
    hostApi,
    contractVersion,
    requires,
    brings,
    developer,
    entry,
    exposed,
    files,
    chunks,
    server,
  } = release;
  const base = `/releases/${name}/${version}/`;
  const filesBase = release.sharedFiles && `/releases/${name}/${sharedFilesFolder}/`;
  const needs = {
    ...(hostApi !== undefined && { hostApi }),
    ...(contractVersion !== undefined && { contractVersion }),
    ...(requires && { requires }),
    ...(brings && { brings }),
    ...(developer && { developer }),
  };
  return {
    version,
    ...needs,
    base,
    ...(filesBase && { filesBase }),
    entry,
    exposed,
    files,
    ...(chunks && { chunks }),
    server,
  };
}

/** The channel document's entry of a live release; the shell has neither prefixes nor slots. */
export function liveRemoteOf(release: ReleaseFile): LiveRemote {
  const { prefixes, slots } = release;
  return { ...channelRelease(release), prefixes, slots };
}
