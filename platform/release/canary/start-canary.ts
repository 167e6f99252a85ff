import type { Canary, Channel } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { shareOf } from '../../registry/index.ts';
import { changeChannel, type ChangeOptions, type ChannelChange } from '../promote/change-channel.ts';
import { channelEntry } from '../promote/channel-entry.ts';
import { mustBeRemote, readPromotable } from '../promote/promotable-release.ts';
import { historyAfterPromotion } from '../promote/rollback-history.ts';
import { ReleaseError } from '../release-error.ts';
import { allocate, bucketsOf, mostFree } from './buckets.ts';
import { mustBeShare } from './must-be-share.ts';
import { steps } from './schedule.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Canaries at the same time. Each has a worker of its own at every server, with the memory of one that renders for everybody. */
export const maxCanaries = 3;

export interface NewCanary {
  readonly name: string;
  readonly version: string;
  /** Percent of the visitors; by default the first step. */
  readonly share?: number | undefined;
  /** Whether it grows by itself; by default it does. */
  readonly automatic?: boolean | undefined;
}

/**
 * Gives a published release to some visitors in place of the live one. It passes the same checks as for a promotion. Where it cannot be
 * loaded, browsers fall back to the live one.
 */
export async function startCanary(
  store: ReleaseStore,
  { name, version, share = steps[0] ?? 1, automatic = true }: NewCanary,
  options?: ChangeOptions,
): Promise<ChannelChange> {
  mustBeRemote(name);
  mustBeShare(share, name);
  if (isWatcherBuild(version)) {
    throw new ReleaseError(
      `${name} ${version} was built by 'npm run dev', which alone can run it: build and publish it first.`,
    );
  }
  const plan = async (channel: Channel) => {
    const live = channel.remotes[name];
    const canaries = channel.canaries ?? {};
    mustBeFree(name, version, channel);
    const taken = Object.values(canaries).map(({ buckets }) => buckets);
    const buckets = allocate(taken, bucketsOf(share));
    if (!buckets) {
      throw new ReleaseError(
        `There is no room for ${String(share)} % of the visitors beside the other canaries (${describe(canaries)}): at most ${String(shareOf([0, mostFree(taken)]))} %. Complete or abort one of them, or begin with fewer.`,
      );
    }
    const release = await readPromotable(store, name, version);
    const now = new Date().toISOString();
    const canary: Canary = {
      release: await channelEntry(store, release, historyAfterPromotion(live, version)),
      ...{ buckets, startedAt: now, steppedAt: now, automatic },
    };
    return { remotes: channel.remotes, canaries: { ...canaries, [name]: canary }, toTest: [release] };
  };
  return changeChannel(store, 'canary', plan, options);
}

function mustBeFree(name: string, version: string, { remotes, canaries = {} }: Channel): void {
  const live = remotes[name];
  if (!live) {
    throw new ReleaseError(
      `${name} is not live, so there is nothing to compare a canary with: 'npm run release -- promote ${name}@${version}' makes it live.`,
    );
  }
  if (live.version === version) throw new ReleaseError(`${name} ${version} is live for everybody.`);
  const before = canaries[name];
  if (before) {
    throw new ReleaseError(
      `${name} ${before.release.version} is a canary already, for ${String(shareOf(before.buckets))} % of the visitors: 'npm run release -- canary step ${name}' gives it to more, 'canary complete ${name}' to all, 'canary abort ${name} --reason <why>' ends it.`,
    );
  }
  if (Object.keys(canaries).length < maxCanaries) return;
  throw new ReleaseError(
    `There are ${String(maxCanaries)} canaries already (${describe(canaries)}), and there can be no more at a time: complete or abort one of them first.`,
  );
}

const describe = (canaries: NonNullable<Channel['canaries']>) =>
  Object.entries(canaries)
    .map(([name, { release, buckets }]) => `${name} ${release.version}: ${String(shareOf(buckets))} %`)
    .join(', ');
