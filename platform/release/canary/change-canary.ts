import { isDeepStrictEqual } from 'node:util';
import type { Canary, Channel } from '../../../shared/federation/channel.ts';
import { ChannelConflict, shareOf } from '../../registry/index.ts';
import { changeChannel, type ChangeOptions, type ChannelChange } from '../promote/change-channel.ts';
import { mustBeRemote } from '../promote/promotable-release.ts';
import { planPromotions } from '../promote/promote.ts';
import { withWithdrawn } from '../promote/rollback-history.ts';
import { ReleaseError } from '../release-error.ts';
import { bucketsOf, extend, mostFor } from './buckets.ts';
import { mustBeShare } from './must-be-share.ts';
import { nextStep } from './schedule.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface CanaryOptions extends ChangeOptions {
  /** The canary that this was decided on: it rejects with ChannelConflict when the canary is not that one any more. */
  readonly seen?: Canary | undefined;
}

export interface CanaryStep {
  /** Percent of the visitors. By default the next step, or as before when `automatic` is given. */
  readonly share?: number | undefined;
  /** Whether it grows by itself from now on. */
  readonly automatic?: boolean | undefined;
}

/** Gives a canary to more visitors, or changes whether it grows by itself. Who has it keeps it: a share never becomes smaller. */
export async function stepCanary(
  store: ReleaseStore,
  name: string,
  { share: wanted, automatic: wish }: CanaryStep,
  { seen, ...options }: CanaryOptions = {},
): Promise<ChannelChange> {
  const plan = async (channel: Channel) => {
    const { remotes, canaries = {} } = channel;
    const canary = canaryOf(channel, name);
    mustBeAsSeen(name, canary, seen);
    const before = shareOf(canary.buckets);
    const share = wanted ?? (wish === undefined ? nextStep(before) : before);
    mustBeShare(share, name);
    const next = {
      ...canary,
      ...(share !== before && {
        buckets: grown(name, canary, share, canaries),
        steppedAt: new Date().toISOString(),
      }),
      automatic: wish ?? canary.automatic,
    };
    return Promise.resolve({ remotes, canaries: { ...canaries, [name]: next }, toTest: [] });
  };
  return changeChannel(store, 'canary', plan, options);
}

function grown(
  name: string,
  { buckets }: Canary,
  share: number,
  canaries: NonNullable<Channel['canaries']>,
): Canary['buckets'] {
  const before = shareOf(buckets);
  if (share < before) {
    throw new ReleaseError(
      `The canary of ${name} is for ${String(before)} % of the visitors, and does not become smaller: who has it keeps it. 'npm run release -- canary hold ${name}' keeps it as it is, 'canary abort ${name} --reason <why>' ends it.`,
    );
  }
  const others = Object.entries(canaries).flatMap(([other, canary]) =>
    other === name ? [] : [canary.buckets],
  );
  const next = extend(buckets, others, bucketsOf(share));
  if (next) return next;
  throw new ReleaseError(
    `There is no room for ${String(share)} % of the visitors beside the other canaries: at most ${String(shareOf([0, mostFor(buckets, others)]))} %. Complete or abort another one first: 'npm run release -- canary list' shows them.`,
  );
}

/** Ends a canary: its visitors get the live release again. It is withdrawn, so that it goes live only when it is promoted by name. */
export async function abortCanary(
  store: ReleaseStore,
  name: string,
  { seen, ...options }: CanaryOptions,
): Promise<ChannelChange> {
  const plan = async (channel: Channel) => {
    const { release, startedAt } = canaryOf(channel, name);
    // Another share is no reason to keep it; another run of the same release is one.
    if (seen && !isDeepStrictEqual([seen.release.version, seen.startedAt], [release.version, startedAt])) {
      throw changedMeanwhile(name);
    }
    const { [name]: _ended, ...canaries } = channel.canaries ?? {};
    const live = channel.remotes[name];
    const remotes = live
      ? { ...channel.remotes, [name]: withWithdrawn(live, release.version) }
      : channel.remotes;
    return Promise.resolve({ remotes, canaries, toTest: [] });
  };
  return changeChannel(store, 'abort', plan, options);
}

/** Makes a canary live for everybody, as a promotion does. */
export async function completeCanary(
  store: ReleaseStore,
  name: string,
  { seen, ...options }: CanaryOptions = {},
): Promise<ChannelChange> {
  const plan = async (channel: Channel) => {
    const canary = canaryOf(channel, name);
    mustBeAsSeen(name, canary, seen);
    return planPromotions(store, channel, [{ name, version: canary.release.version }]);
  };
  return changeChannel(store, 'promote', plan, options);
}

function canaryOf({ canaries = {} }: Channel, name: string): Canary {
  mustBeRemote(name);
  const canary = canaries[name];
  if (canary) return canary;
  const names = Object.keys(canaries);
  throw new ReleaseError(
    `${name} has no canary. ${names.length === 0 ? 'There are none at all.' : `There are those of ${names.join(', ')}.`}`,
  );
}

function mustBeAsSeen(name: string, now: Canary, seen: Canary | undefined): void {
  if (seen && !isDeepStrictEqual(decidedOn(now), decidedOn(seen))) throw changedMeanwhile(name);
}

const decidedOn = ({ release, startedAt, buckets, automatic }: Canary) =>
  [release.version, startedAt, buckets, automatic] as const;

const changedMeanwhile = (name: string) =>
  new ChannelConflict(
    `The canary of ${name} was changed in the meantime. Nothing was written; look at 'npm run release -- history ${name}' and try again.`,
  );
