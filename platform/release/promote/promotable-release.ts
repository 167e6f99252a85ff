import type { LiveRemote, Release } from '../../../shared/federation/channel.ts';
import { shellPackage } from '../../webpack/packages.ts';
import { sharedFilesFolder } from '../../webpack/shared-files-folder.ts';
import { hostProblem } from '../gate/checks/host.ts';
import { GateRefused } from '../gate/problem.ts';
import { readPublished } from '../publish/read-published.ts';
import { verifyFiles, type Build } from '../publish/build.ts';
import { shareFiles } from '../publish/shared-files.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { shellsFor } from './shells.ts';

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
    ...shellsFor(dataDir, release).map((shell) => ({
      what: `host API, ${shell.role}`,
      run: () => {
        const problem = hostProblem(release, shell);
        if (problem) throw new GateRefused([problem]);
        return `asks for ${String(release.hostApi)}, which has ${String(shell.hostApi)}`;
      },
    })),
  ];
}

/** Reads a published release that may be promoted; throws a ReleaseError with the reason otherwise. */
export function readPromotable(dataDir: string, name: string, version: string): ReleaseFile {
  const build = readPublished(dataDir, name, version);
  for (const { run } of checksOfBuild(dataDir, build)) run();
  // A store that was restored may lack some: each release has its own, too.
  shareFiles(build.folder, build.release, dataDir);
  return build.release;
}

/** The channel document's entry of a release, live or fallback. */
export function channelRelease(release: ReleaseFile): Release {
  const { name, version, hostApi, contractVersion, requires, entry, exposed, files, chunks, server } =
    release;
  const base = `/releases/${name}/${version}/`;
  const filesBase = release.sharedFiles && `/releases/${name}/${sharedFilesFolder}/`;
  const needs = {
    ...(hostApi !== undefined && { hostApi }),
    ...(contractVersion !== undefined && { contractVersion }),
    ...(requires && { requires }),
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

/** The channel document's entry of the live release of a remote. */
export function liveRemoteOf(release: ReleaseFile): LiveRemote {
  const { prefixes, slots } = release;
  return { ...channelRelease(release), prefixes, slots };
}
