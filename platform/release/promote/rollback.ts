import type { Channel, LiveRemote } from '../../../shared/federation/channel.ts';
import { liveReleases, partsOf, shellFirst, shellName } from '../../registry/index.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { ReleaseError } from '../release-error.ts';
import { changeChannel, type ChangeOptions, type ChannelChange } from './change-channel.ts';
import { channelEntry, firstPromotable } from './channel-entry.ts';
import type { NamedShell } from './live-shell.ts';
import { historyAfterRollback, rollbackHistoryOf, withWithdrawn } from './rollback-history.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Makes the previous release of each remote live again, in one revision. Those that were live are withdrawn: no browser falls back
 * to them. So are their canaries, which end with the release that they were compared with.
 */
export async function rollback(
  store: ReleaseStore,
  names: string | readonly string[],
  options?: ChangeOptions,
): Promise<ChannelChange> {
  const wanted = [...new Set([names].flat())].sort(shellFirst);
  const plan = async (channel: Channel) => {
    const live = { ...liveReleases(channel) };
    const toTest: ReleaseFile[] = [];
    for (const name of wanted) {
      const current = mustBeLive(live, name);
      const shell = live[shellName];
      const target = await previousOf(store, name, current, shell);
      const history = historyAfterRollback(current, target.version);
      const { startedWith } = current;
      const entry = await channelEntry(store, target, history, { startedWith, shell });
      const canary = channel.canaries?.[name];
      live[name] = canary ? withWithdrawn(entry, canary.release.version) : entry;
      toTest.push(target);
    }
    return { ...partsOf(live), toTest };
  };
  return changeChannel(store, 'rollback', plan, options);
}

function mustBeLive(releases: Channel['remotes'], name: string): LiveRemote {
  const current = releases[name];
  if (current) return current;
  const live = Object.keys(releases);
  throw new ReleaseError(
    live.length === 0
      ? `There is no live release of '${name}': 'npm run release -- promote ${name}@<version>' makes one live.`
      : `There is no live release of '${name}'. Live are: ${live.join(', ')}.`,
  );
}

async function previousOf(
  store: ReleaseStore,
  name: string,
  current: LiveRemote,
  shell: NamedShell | undefined,
): Promise<ReleaseFile> {
  const { found, refused } = await firstPromotable(store, name, rollbackHistoryOf(current).earlier, shell);
  if (found) return found;
  throw new ReleaseError(
    [
      `There is no release of '${name}' before ${current.version} to roll back to. To make another one live, promote it by name: 'npm run release -- list' names those that are published.`,
      ...refused,
    ].join('\n'),
  );
}
