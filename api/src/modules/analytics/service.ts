import type { AnalyticsBatch, traffic } from '@ritual/shared/contract';
import { countedPath, dollarsFromCents } from '@ritual/shared/kernel';
import { ownPage, paths } from '@ritual/shared/paths';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { countFrom } from '../../plugins/rate-limit.ts';
import { insertPageViews, insertPurchase, trafficOf } from './repository.ts';

const patterns = [...Object.values(paths), ownPage].map(({ pattern }) => pattern);

/** Stores what a browser tells of its visit. What is private in an address is blanked here, whatever was sent. */
export async function storeEvents(
  { database: { db }, settings }: Deps,
  { visit, events }: AnalyticsBatch,
  address: string,
): Promise<void> {
  await countFrom(db, 'events', { address, limit: settings.limits.eventsByAddress });
  const views = events.flatMap((event) => {
    if (event.kind !== 'pageView') return [];
    const path = countedPath(event.path, patterns);
    return path === null ? [] : [{ visit, path, referrer: event.referrer }];
  });
  await insertPageViews(db, views);
  for (const event of events) if (event.kind === 'purchase') await insertPurchase(db, visit, event.orderId);
}

/** What those did who agreed to be counted, in so many days up to today. */
export async function readTraffic(
  { database: { db } }: Deps,
  days: number,
): Promise<z.input<typeof traffic>> {
  const { whole, byDay, topPaths } = await trafficOf(db, days);
  const { visits = 0, pageViews = 0, purchases = 0, revenueCents = 0 } = whole ?? {};
  return {
    ...{ days, visits, pageViews, purchases, revenue: dollarsFromCents(revenueCents), topPaths },
    byDay: byDay.map(({ revenueCents: cents, ...day }) => ({ ...day, revenue: dollarsFromCents(cents) })),
  };
}
