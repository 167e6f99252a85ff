import * as z from 'zod/mini';
import { text, uuid } from './primitives.ts';

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
