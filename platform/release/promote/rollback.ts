import type { Channel, LiveRemote } from '../../../shared/federation/channel.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { ReleaseError } from '../release-error.ts';
import { changeChannel, type ChangeOptions, type ChannelChange } from './change-channel.ts';
import { channelEntry, firstPromotable } from './channel-entry.ts';
import { mustBeRemote } from './promotable-release.ts';
import { historyAfterRollback, rollbackHistoryOf, withWithdrawn } from './rollback-history.ts';

/**
 * Makes the previous release of each remote live again, in one revision. Those that were live are withdrawn: no browser falls back
 * to them. So are their canaries, which end with the release that they were compared with.
 */
export async function rollback(
  dataDir: string,
  names: string | readonly string[],
  options?: ChangeOptions,
): Promise<ChannelChange> {
  const wanted = [...new Set([names].flat())];
  wanted.forEach(mustBeRemote);
  const plan = (channel: Channel) => {
    const remotes = { ...channel.remotes };
    const toTest: ReleaseFile[] = [];
    for (const name of wanted) {
      const current = mustBeLive(channel.remotes, name);
      const target = previousOf(dataDir, name, current);
      const history = historyAfterRollback(current, target.version);
      const entry = channelEntry(dataDir, target, history, current.startedWith);
      const canary = channel.canaries?.[name];
      remotes[name] = canary ? withWithdrawn(entry, canary.release.version) : entry;
      toTest.push(target);
    }
    return { remotes, toTest };
  };
  return changeChannel(dataDir, 'rollback', plan, options);
}

function mustBeLive(remotes: Channel['remotes'], name: string): LiveRemote {
  const current = remotes[name];
  if (current) return current;
  const live = Object.keys(remotes);
  throw new ReleaseError(
    live.length === 0
      ? `There is no live release of '${name}': 'npm run release -- promote ${name}@<version>' makes one live.`
      : `There is no live release of '${name}'. Live are: ${live.join(', ')}.`,
  );
}

function previousOf(dataDir: string, name: string, current: LiveRemote): ReleaseFile {
  const { found, refused } = firstPromotable(dataDir, name, rollbackHistoryOf(current).earlier);
  if (found) return found;
  throw new ReleaseError(
    [`There is no release of '${name}' before ${current.version} to roll back to.`, ...refused].join('\n'),
  );
}
