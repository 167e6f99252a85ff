import type { Channel } from '../../../shared/federation/channel.ts';
import { shareOf } from '../../registry/index.ts';
import { nextStep } from './schedule.ts';

export interface ListedCanary {
  readonly remote: string;
  readonly version: string;
  /** The release that the others get. */
  readonly stable: string | null;
  /** Percent of the visitors. */
  readonly share: number;
  /** The share of the next step; 100: it goes live for everybody. */
  readonly next: number;
  readonly automatic: boolean;
  readonly startedAt: string;
  readonly steppedAt: string;
}

/** The canaries of a channel, the oldest first. */
export function listCanaries({ remotes, canaries = {} }: Channel): readonly ListedCanary[] {
  return Object.entries(canaries)
    .map(([remote, { release, buckets, automatic, startedAt, steppedAt }]) => {
      const share = shareOf(buckets);
      return {
        ...{ remote, version: release.version, stable: remotes[remote]?.version ?? null },
        ...{ share, next: nextStep(share), automatic, startedAt, steppedAt },
      };
    })
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt));
}
