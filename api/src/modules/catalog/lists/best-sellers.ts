import type { Db } from '../../../db/client.ts';
import { bestSellers } from './best-sellers.repository.ts';

/** Ids of the products that sold most, the best first. */
export type BestSellers = () => Promise<readonly number[]>;

/** Milliseconds. Counting looks at all orders of two weeks, and a minute more or less says nothing about a trend. */
const keptFor = 60_000;

/** What sells best: counted at most once a minute, however many ask. */
export function createBestSellers(db: Db, now = Date.now, count = () => bestSellers(db)): BestSellers {
  let kept: { readonly until: number; readonly ids: Promise<readonly number[]> } | null = null;
  return () => {
    if (kept && now() < kept.until) return kept.ids;
    const counted = { until: now() + keptFor, ids: count() };
    kept = counted;
    // The next who asks tries again.
    counted.ids.catch(() => {
      if (kept === counted) kept = null;
    });
    return counted.ids;
  };
}
