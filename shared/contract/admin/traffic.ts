import * as z from 'zod/mini';
import { money, queryInt } from '../schemas/primitives.ts';
import { trafficPeriods } from './traffic-periods.ts';

export const trafficQuery = z.object({
  days: z._default(
    queryInt().check(
      z.refine((days) => trafficPeriods.some((period) => period === days), 'must be 7, 30 or 90'),
    ),
    30,
  ),
});

const count = z.int().check(z.nonnegative());

/** Statistics of visitors who consented: not of all visitors, and not of all orders. */
export const traffic = z.object({
  days: count,
  visits: count,
  pageViews: count,
  purchases: count,
  revenue: money,
  /** One for each day of the period, oldest first; days are in UTC. */
  byDay: z.array(
    z.object({
      day: z.iso.date(),
      visits: count,
      pageViews: count,
      purchases: count,
      revenue: money,
    }),
  ),
  /** At most ten, most viewed first. */
  topPaths: z.array(z.object({ path: z.string(), pageViews: count })),
});
export type Traffic = z.infer<typeof traffic>;
