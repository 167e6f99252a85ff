import { z } from 'zod';

import type { Reports } from '../release-watch/reports-client.ts';
import { visitorsOf } from '../release-watch/statistics/verdict.ts';
import { armVotes, releaseHealth } from '../release-watch/wire.ts';
import { listCanaries } from './canary/index.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** What pages have reported, and how the canaries that run compare with the live releases. */
export const storeHealth = z.object({
  ...releaseHealth.shape,
  canaries: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      share: z.number(),
      canary: armVotes,
      control: armVotes,
    }),
  ),
});
export type StoreHealth = z.infer<typeof storeHealth>;

export async function readHealth(store: ReleaseStore, reports: Reports, days: number): Promise<StoreHealth> {
  const running = listCanaries(await store.channel.read());
  const [health, canaries] = await Promise.all([
    reports.health(days),
    Promise.all(
      running.map(async ({ remote, version, startedAt, share }) => {
        const { periods } = await reports.votes({ remote, version, startedAt });
        const arms = { canary: visitorsOf(periods, 'canary'), control: visitorsOf(periods, 'control') };
        return { remote, version, share, ...arms };
      }),
    ),
  ]);
  return { ...health, canaries };
}
