import type { Channel, LiveRemote } from '../../../shared/federation/channel.ts';
import { liveReleases, partsOf, shellFirst, shellName } from '../../registry/index.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { ReleaseError } from '../release-error.ts';
import { changeChannel, type ChangeOptions, type ChannelChange } from './change-channel.ts';
import { channelEntry, firstPromotable } from './channel-entry.ts';
import type { NamedShell } from './live-shell.ts';
import { historyAfterRollback, rollbackHistoryOf, withWithdrawn } from './rollback-history.ts';
import { whileAway, type KnownCopy } from './while-away.ts';
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
  const away = whileAway(store);
  const plan = async (channel: Channel) => {
    const live = { ...liveReleases(channel) };
    const known = away.knownIn(channel);
    const toTest: ReleaseFile[] = [];
    for (const name of wanted) {
      const current = mustBeLive(live, name);
      const shell = live[shellName];
      const target = await previousOf(store, name, current, { shell, known });
      const history = historyAfterRollback(current, target.version);
      const { startedWith } = current;
      const entry = await channelEntry(store, target, history, { startedWith, shell, known });
      const canary = channel.canaries?.[name];
      live[name] = canary ? withWithdrawn(entry, canary.release.version) : entry;
      toTest.push(target);
    }
    return { ...partsOf(live), toTest };
  };
  return { ...(await changeChannel(store, 'rollback', plan, options)), note: away.note() };
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
  { shell, known }: { readonly shell: NamedShell | undefined; readonly known: KnownCopy },
): Promise<ReleaseFile> {
  const { earlier } = rollbackHistoryOf(current);
  const { found, refused } = await firstPromotable(store, name, earlier, shell, known);
  if (found) return found;
  throw new ReleaseError(
    [
      `There is no release of '${name}' before ${current.version} to roll back to. To make another one live, promote it by name: 'npm run release -- list' names those that are published.`,
      ...refused,
    ].join('\n'),
  );
}
