import * as z from 'zod/mini';
import { text, uuid } from './primitives.ts';

/** Maximum number of events in a batch. */
export const eventsAtOnce = 20;

/** What the store counts of visits, with consent only. Neither identity, location nor device is part of it. */
export const analyticsEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pageView'),
    /** Without query; ids of private pages are removed before it is stored, whatever the browser sent. */
    path: text().check(z.maxLength(500), z.regex(/^\/[^?#]*$/, 'must be a path without query')),
    /** Referring host, on the first page of a visit. */
    referrer: z.nullable(z.string().check(z.maxLength(253), z.regex(/^[a-z0-9.-]+$/, 'must be a host name'))),
  }),
  /** A paid order was viewed. The store looks up its amount itself; its number is not stored with the visit. */
  z.strictObject({ kind: z.literal('purchase'), orderId: uuid }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const analyticsBatch = z.strictObject({
  /** Random, created after consent, deleted with the tab. */
  visit: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'must be 32 lower-case hexadecimal characters')),
  events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(eventsAtOnce)),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;
