import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';
import { shellName } from '../../registry/index.ts';
import type { GateShell } from '../gate/live/live-set.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { liveShell, type NamedShell } from './live-shell.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The shells that a release has to fit: the one that is live after the change, by its description where it is not published here yet. */
export async function shellsFor(
  store: ReleaseStore,
  { version }: ReleaseFile,
  shell?: NamedShell,
  described: readonly ReleaseFile[] = [],
): Promise<readonly GateShell[]> {
  const given = described.find(({ name, version }) => name === shellName && version === shell?.version);
  // A watcher's shell may be published after its remotes.
  const live = isWatcherBuild(version) ? undefined : (given ?? (await liveShell(store, shell))?.release);
  return live
    ? [{ ...live, role: `shell ${live.version}` }]
    : [{ role: 'shell of this checkout', hostApi: hostApiVersion }];
}
