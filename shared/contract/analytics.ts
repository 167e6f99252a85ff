import * as z from 'zod/mini';
import { money, queryInt, text, uuid } from './primitives.ts';

/** Most events of one batch. */
export const eventsAtOnce = 20;

/** What the store counts of visits, with consent only. Neither who, nor from where, nor with what is part of it. */
export const analyticsEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pageView'),
    /** Without query; ids of private pages are blanked when it is stored, whatever the browser sent. */
    path: text().check(z.maxLength(500), z.regex(/^\/[^?#]*$/, 'must be a path without query')),
    /** Host of another site that led here, on the first page of a visit. */
    referrer: z.nullable(z.string().check(z.maxLength(253), z.regex(/^[a-z0-9.-]+$/, 'must be a host name'))),
  }),
  /** An order was seen paid. What it was worth the store knows itself; the number is not kept with the visit. */
  z.strictObject({ kind: z.literal('purchase'), orderId: uuid }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const analyticsBatch = z.strictObject({
  /** Random, made after consent, forgotten with the tab. */
  visit: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'must be 32 lower-case hexadecimal characters')),
  events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(eventsAtOnce)),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;

/** Days that the overview looks back. */
export const trafficPeriods = [7, 30, 90] as const;
export type TrafficPeriod = (typeof trafficPeriods)[number];

export const trafficQuery = z.object({
  days: z._default(
    queryInt().check(
      z.refine((days) => trafficPeriods.some((period) => period === days), 'must be 7, 30 or 90'),
    ),
    30,
  ),
});

const count = z.int().check(z.nonnegative());

/** What those did who agreed to be counted: not all visitors, and not all orders. */
export const traffic = z.object({
  days: count,
  visits: count,
  pageViews: count,
  purchases: count,
  revenue: money,
  /** One for each day of the period, oldest first; days are those of UTC. */
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
