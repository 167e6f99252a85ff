import * as z from 'zod/mini';
import { line, listOf, queryInt, text, timestamp } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';

/** The shell or a remote. */
const partName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, 'A part has a name such as cart-checkout.'), z.maxLength(100));
const count = z.int().check(z.nonnegative());
const revisionNumber = z.int().check(z.nonnegative());

/** What three of four views stay below: milliseconds, of layout shift thousandths. Views of visitors who agreed to be counted only. */
const vital = z.object({ p75: z.number(), views: count });
const vitals = z.object({ LCP: z.nullable(vital), INP: z.nullable(vital), CLS: z.nullable(vital) });
export type Vitals = z.infer<typeof vitals>;

/** Visitors whose first view of a canary has had its time, each in a number once. */
const votes = z.object({ views: count, notAlive: count, left: count, failed: count });

/** Of the visitors who came in a stretch of time from `at` on; an error is a page that failed or was not alive in time. */
const errorsIn = z.object({ views: count, errors: count });

const canary = z.object({
  version: z.string(),
  /** Percent of the visitors. */
  share: z.number(),
  /** The share of the next step; 100: it goes live for everybody. */
  next: z.number(),
  automatic: z.boolean(),
  startedAt: timestamp,
  steppedAt: timestamp,
  /** Who began it and why. */
  startedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The shares that it has had and is going to have; null: not yet, or it was skipped. */
  steps: z.array(z.object({ share: z.number(), at: z.nullable(timestamp) })),
  arms: z.object({
    canary: z.extend(votes, { vitals }),
    control: z.extend(votes, { vitals }),
  }),
  errorsOverTime: z.array(z.object({ at: timestamp, canary: errorsIn, control: errorsIn })),
});
export type StorefrontCanary = z.infer<typeof canary>;

const part = z.object({
  name: z.string(),
  /** The team whose token was used last to release it; null: it was released in the store's folder. */
  team: z.nullable(z.string()),
  version: z.string(),
  since: z.nullable(timestamp),
  /** Compressed bytes of the scripts that each page with this part loads; null: the registry has no sizes. */
  bytes: z.nullable(count),
  /** Failures of the live release that pages told of in `days` days. */
  failures: count,
  LCP: z.nullable(vital),
  /** Releases that were live before, newest first, each with the last revision that had it. */
  earlier: z.array(z.object({ version: z.string(), revision: revisionNumber, until: timestamp })),
  canary: z.nullable(canary),
});
export type StorefrontPart = z.infer<typeof part>;

export const storefront = z.object({
  revision: revisionNumber,
  /** When this revision became live; null: from before changes were recorded. */
  changedAt: z.nullable(timestamp),
  /** Days that failures and vitals are of. */
  days: count,
  /** The shell first. */
  parts: z.array(part),
});
export type Storefront = z.infer<typeof storefront>;

const versionChange = z.object({
  part: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
/** `from`, `to`: percent of the visitors; null: there was, or is, none. */
const canaryChange = z.object({
  part: z.string(),
  version: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  automatic: z.boolean(),
});

export const storefrontRevision = z.object({
  revision: revisionNumber,
  at: timestamp,
  /** 'promote', 'rollback', 'canary' and others; null: from before changes were recorded. */
  action: z.nullable(z.string()),
  who: z.nullable(z.string()),
  /** Whether the rule has done it that watches canaries. */
  byRule: z.boolean(),
  reason: z.nullable(z.string()),
  changes: z.array(versionChange),
  canaryChanges: z.array(canaryChange),
});
export type StorefrontRevision = z.infer<typeof storefrontRevision>;

/** Newest first. */
export const storefrontHistory = adminList(storefrontRevision);
export type StorefrontHistory = z.infer<typeof storefrontHistory>;
export const storefrontHistoryQuery = z.extend(adminListQuery, { part: z.optional(partName) });

export const storefrontPartParams = z.object({ part: partName });
export const storefrontHealthQuery = z.object({
  days: z._default(queryInt().check(z.minimum(1), z.maximum(90)), 7),
});
export const storefrontHealth = z.object({
  days: count,
  /** Of which pages told anything in these days: those in use first, then by version, newest first. */
  releases: z.array(
    z.object({
      version: z.string(),
      state: z.enum(['live', 'canary', 'earlier']),
      failures: z.array(z.object({ region: z.string(), code: z.string(), count })),
      vitals,
    }),
  ),
});
export type StorefrontHealth = z.infer<typeof storefrontHealth>;

const reason = line('Write why, for the history.', 500);

/** Back to what was live at a revision or a moment: of these parts, or of all when none is named. */
export const storefrontRollback = z.object({
  parts: z.array(partName).check(z.maxLength(50)),
  to: z.union([z.strictObject({ revision: revisionNumber }), z.strictObject({ at: timestamp })]),
  reason,
  /** The revision that this was decided on. */
  seen: revisionNumber,
});
export type StorefrontRollback = z.input<typeof storefrontRollback>;

/** The same, to find out what it would change and whether it may go live. */
export const storefrontRollbackQuery = z
  .object({
    parts: listOf(partName),
    revision: z.optional(queryInt().check(z.nonnegative())),
    at: z.optional(timestamp),
  })
  .check(
    z.refine(({ revision, at }) => (revision === undefined) !== (at === undefined), {
      path: ['revision'],
      message: 'Name a revision or a moment.',
    }),
  );

export const storefrontChange = z.object({
  /** The live revision; of a check, the one that stays. */
  revision: revisionNumber,
  /** What it went back to. */
  target: z.nullable(z.object({ revision: revisionNumber, at: timestamp })),
  changes: z.array(versionChange),
  canaryChanges: z.array(canaryChange),
});
export type StorefrontChange = z.infer<typeof storefrontChange>;

export const canaryActions = ['hold', 'resume', 'step', 'complete', 'stop'] as const;
export type CanaryAction = (typeof canaryActions)[number];

/** `complete`: 100 %. `stop`: its visitors get the live release again. */
export const storefrontCanaryChange = z
  .object({
    action: z.enum(canaryActions),
    reason: z.optional(reason),
    /** The canary that this was decided on. */
    seen: z.object({
      version: text().check(z.maxLength(255)),
      startedAt: timestamp,
      share: z.number(),
      automatic: z.boolean(),
    }),
  })
  .check(
    z.refine(({ action, reason: why }) => why !== undefined || (action !== 'complete' && action !== 'stop'), {
      path: ['reason'],
      message: 'Write why, for the history.',
    }),
  );
export type StorefrontCanaryChange = z.input<typeof storefrontCanaryChange>;

/** `details` of STOREFRONT_REFUSED: what is wrong and what to do, in sentences. */
export const storefrontProblems = z.object({
  problems: z.array(z.object({ reason: z.string(), advice: z.nullable(z.string()) })),
});
export type StorefrontProblems = z.infer<typeof storefrontProblems>;
