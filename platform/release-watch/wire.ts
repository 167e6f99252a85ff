import { z } from 'zod';

// What the store's own processes tell each other about served pages. Not part of the contract: no browser calls it.

/** Authorized by `Authorization: Bearer` and the internal key. */
export const internalPaths = {
  servedViews: '/api/internal/served-views',
  canaryVotes: '/api/internal/canary-votes',
  releaseHealth: '/api/internal/release-health',
} as const;

// As long as a release's folder may be: one that is refused here would keep back the report of all others.
const remote = z.string().regex(/^[a-z][a-z0-9-]{0,254}$/);
const version = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)
  .max(255);
const moment = z.iso.datetime();

/** One run of a canary, for which a visitor counts once. */
export const canaryRun = z.strictObject({ remote, version, startedAt: moment });
export type CanaryRun = z.infer<typeof canaryRun>;

/** A run with the part of its and the control's visitors that it has now: visitors of one such period are compared. */
const period = z.strictObject({
  ...canaryRun.shape,
  steppedAt: moment,
  /** How many buckets of visitors each arm has. */
  canaryBuckets: z.int().positive(),
  controlBuckets: z.int().positive(),
});
export type CanaryPeriod = z.infer<typeof period>;

const servedView = z.strictObject({
  nonce: z.string().regex(/^[\w-]{16}$/),
  at: z.int().positive(),
  visitor: z.string().regex(/^[\w-]{16}$/),
  /** Place of its period in the list. A view of the control is one of each canary. */
  period: z.int().nonnegative(),
  arm: z.enum(['canary', 'control']),
});
export type ServedView = z.infer<typeof servedView>;

/** Releases that pages of a revision may load; those that are not current stand in for a current one that cannot be loaded. */
export const liveReleases = z.strictObject({
  revision: z.int().nonnegative(),
  releases: z.array(z.strictObject({ remote, version, current: z.boolean() })).max(300),
});
export type LiveReleases = z.infer<typeof liveReleases>;

/** Most views in one call, and most periods that they are of. */
export const viewsAtOnce = 1000;
export const periodsAtOnce = 10;

export const servedViews = z.strictObject({
  /** Given when they have changed, and after a start. */
  live: liveReleases.optional(),
  /** When the call was made, by the clock that the views' times are of. */
  sentAt: z.int().positive().optional(),
  periods: z.array(period).max(periodsAtOnce),
  views: z.array(servedView).max(viewsAtOnce),
});
export type ServedViews = z.input<typeof servedViews>;

const count = z.int().nonnegative();
/** Visitors of one arm whose view has had its time. Each is in a number once. */
export const armVotes = z.object({ views: count, notAlive: count, left: count, failed: count });
export type ArmVotes = z.infer<typeof armVotes>;

export const canaryVotes = z.object({
  periods: z.array(z.object({ steppedAt: moment, share: z.number(), canary: armVotes, control: armVotes })),
});
export type CanaryVotes = z.infer<typeof canaryVotes>;
export type PeriodVotes = CanaryVotes['periods'][number];

/** Days up to today. */
export const releaseHealthQuery = z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(7) });

export const releaseHealth = z.object({
  days: count,
  releases: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      failures: z.array(z.object({ region: z.string(), code: z.string(), count })),
      /** By metric: how many views, and the value that three of four stay below (milliseconds; CLS in thousandths). */
      vitals: z.record(z.string(), z.object({ views: count, p75: z.number() })),
    }),
  ),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;
