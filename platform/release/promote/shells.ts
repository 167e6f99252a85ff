import { existsSync } from 'node:fs';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';
import { shellPackage } from '../../webpack/packages.ts';
import type { GateShell } from '../gate/live/live-set.ts';
import { runningShell } from '../local-builds/running-shell.ts';
import { releaseFolder } from '../publish/publish.ts';
import { readRelease } from '../publish/read-release.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { newestShell } from './newest-shell.ts';

/** The shells that a release has to fit: the one that runs and the one that the next start runs. */
export function shellsFor(dataDir: string, { version }: ReleaseFile): readonly GateShell[] {
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
