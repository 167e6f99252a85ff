import type { Channel } from '../../../shared/federation/channel.ts';
import { liveReleases, partsOf, shellFirst, shellName } from '../../registry/index.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { ReleaseError } from '../release-error.ts';
import {
  changeChannel,
  type ChangeOptions,
  type ChannelChange,
  type PlannedChange,
} from './change-channel.ts';
import { channelEntry } from './channel-entry.ts';
import { readPromotable } from './promotable-release.ts';
import { historyAfterPromotion } from './rollback-history.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Makes a published release live; the one that was live becomes its `previous`. */
export async function promote(
  store: ReleaseStore,
  name: string,
  version: string,
  options?: PromoteOptions,
): Promise<ChannelChange> {
  return promoteAll(store, [{ name, version }], options);
}

export interface Promotion {
  readonly name: string;
  readonly version: string;
  /** The version that the start has built, whether or not it goes live. */
  readonly startedWith?: string;
}

export interface PromoteOptions extends ChangeOptions {
  readonly action?: 'promote' | 'start' | 'watch';
}

/** Refuses two versions of one remote. */
export function mustNameOnce(releases: readonly Pick<Promotion, 'name'>[]): void {
  releases.forEach(({ name }, at) => {
    const twice = releases.findIndex((one) => one.name === name) < at;
    if (twice) throw new ReleaseError(`Name one version of ${name}, not two.`);
  });
}

/** Makes several releases live in one revision; those that are live already do not change. */
export async function promoteAll(
  store: ReleaseStore,
  promotions: readonly Promotion[],
  { action = 'promote', ...options }: PromoteOptions = {},
): Promise<ChannelChange> {
  mustNameOnce(promotions);
  const plan = async (channel: Channel) => {
    if (action === 'promote') promotions.forEach((promotion) => mustNotPassOver(channel, promotion));
    return planPromotions(store, channel, promotions);
  };
  return changeChannel(store, action, plan, options);
}

/** Refuses another release of a remote that has a canary: whether that may go live is being found out. */
export function mustNotPassOver({ remotes, canaries }: Channel, { name, version }: Promotion): void {
  const canary = canaries?.[name];
  if (!canary || [canary.release.version, remotes[name]?.version].includes(version)) return;
  throw new ReleaseError(
    `${name} ${canary.release.version} is a canary. Make it live for everybody with 'npm run release -- canary complete ${name}', or end it with 'npm run release -- canary abort ${name} --reason <why>', then promote ${version}.`,
  );
}

/** What the promotions make of a channel; those that are live already do not change. */
export async function planPromotions(
  store: ReleaseStore,
  channel: Channel,
  promotions: readonly Promotion[],
): Promise<PlannedChange> {
  const live = { ...liveReleases(channel) };
  const toTest: ReleaseFile[] = [];
  for (const { name, version, startedWith } of promotions.toSorted((a, b) => shellFirst(a.name, b.name))) {
    const before = live[name];
    const started = startedWith ?? before?.startedWith;
    if (before?.version === version) {
      live[name] = { ...before, ...(started === undefined ? {} : { startedWith: started }) };
      continue;
    }
    const shell = live[shellName];
    const release = await readPromotable(store, name, version, shell);
    const history = historyAfterPromotion(before, version);
    live[name] = await channelEntry(store, release, history, { startedWith: started, shell });
    toTest.push(release);
  }
  return { ...partsOf(live), toTest };
}
