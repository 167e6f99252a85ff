import type { CanaryPeriod, LiveReleases } from '@ritual/platform/release-watch';
import { bucketCount, type Channel } from '@ritual/shared/federation/channel';

/** What a channel document says about the pages that are served with it. */
export interface ChannelState {
  readonly live: LiveReleases;
  /** What visitors are compared by now, one for each canary. */
  readonly periods: readonly CanaryPeriod[];
}

interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

export function channelState(
  { revision, remotes, canaries = {} }: Channel,
  shellVersion: string,
): ChannelState {
  const sizes = Object.values(canaries).map(({ buckets: [from, to] }) => to - from);
  const controlBuckets = bucketCount - sizes.reduce((sum, size) => sum + size, 0);
  const periods = Object.entries(canaries).flatMap(([remote, { release, buckets, startedAt, steppedAt }]) => {
    const canaryBuckets = buckets[1] - buckets[0];
    // Without visitors in both arms there is nothing to compare.
    if (canaryBuckets <= 0 || controlBuckets <= 0) return [];
    return [{ remote, version: release.version, startedAt, steppedAt, canaryBuckets, controlBuckets }];
  });
  const current = [
    { remote: 'shell', version: shellVersion },
    ...Object.entries(remotes).map(([remote, { version }]) => ({ remote, version })),
    ...Object.entries(canaries).map(([remote, { release }]) => ({ remote, version: release.version })),
  ];
  const standIns = [
    ...Object.entries(remotes),
    ...Object.entries(canaries).map(([remote, { release }]) => [remote, release] as const),
  ].flatMap(([remote, { previous }]) => (previous ? [{ remote, version: previous.version }] : []));
  return { live: { revision, releases: listed(current, standIns) }, periods };
}

/** Each release once: one that is live stands in for its canary, too. */
function listed(current: readonly ReleaseName[], standIns: readonly ReleaseName[]): LiveReleases['releases'] {
  const releases = new Map(
    [
      ...standIns.map((release) => ({ ...release, current: false })),
      ...current.map((release) => ({ ...release, current: true })),
    ].map((release) => [`${release.remote} ${release.version}`, release]),
  );
  return [...releases.values()];
}
