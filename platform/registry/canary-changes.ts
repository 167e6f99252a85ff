import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { bucketCount, type Canary } from '../../shared/federation/channel.ts';

/** What the history records of a canary. */
export const recordedCanarySchema = z.object({
  version: z.string(),
  /** Percent of the visitors. */
  share: z.number(),
  automatic: z.boolean(),
});
export type RecordedCanary = z.infer<typeof recordedCanarySchema>;
type RecordedCanaries = Readonly<Record<string, RecordedCanary>>;

/** How many visitors a range of buckets is, in percent. */
export const shareOf = ([from, to]: Canary['buckets']): number => ((to - from) * 100) / bucketCount;

export function recordedCanaries(canaries: Readonly<Record<string, Canary>>): Record<string, RecordedCanary> {
  return Object.fromEntries(
    Object.entries(canaries).map(([name, { release, buckets, automatic }]) => [
      name,
      { version: release.version, share: shareOf(buckets), automatic },
    ]),
  );
}

/** A remote whose canary differs between two revisions; null where there is none. */
export interface CanaryChange {
  readonly remote: string;
  readonly from: RecordedCanary | null;
  readonly to: RecordedCanary | null;
}

/** What differs between the canaries of two revisions, by name of the remote. */
export function canaryChangesBetween(
  before: RecordedCanaries = {},
  after: RecordedCanaries = {},
): readonly CanaryChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((remote) => {
    const from = before[remote] ?? null;
    const to = after[remote] ?? null;
    return isDeepStrictEqual(from, to) ? [] : [{ remote, from, to }];
  });
}
