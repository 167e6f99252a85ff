import { check, date, index, integer, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** Releases that served pages may load: what reports may name. */
export const pageReleases = pgTable(
  'page_releases',
  {
    remote: text().notNull(),
    version: text().notNull(),
    /** The last revision in which it was live or a canary; null for one that only stands in for another. */
    currentAt: integer('current_at'),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

export const pageFailures = pgTable(
  'page_failures',
  {
    day: date().notNull().default(today),
    remote: text().notNull(),
    version: text().notNull(),
    region: text().notNull(),
    code: text().notNull(),
    failures: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.remote, table.version, table.region, table.code] })],
);

export const pageVitals = pgTable(
  'page_vitals',
  {
    day: date().notNull().default(today),
    remote: text().notNull(),
    version: text().notNull(),
    metric: text({ enum: ['LCP', 'INP', 'CLS'] }).notNull(),
    bucket: integer().notNull(),
    views: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.remote, table.version, table.metric, table.bucket] }),
    check('page_vitals_metric_check', isListed(table.metric)),
  ],
);

/** Reports that were taken: each token counts once for each kind. */
export const pageReports = pgTable(
  'page_reports',
  {
    nonce: text().notNull(),
    kind: text({ enum: ['alive', 'left', 'failure', 'hydration', 'vitals'] }).notNull(),
    reportedAt: timestamptz('reported_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.nonce, table.kind] }),
    check('page_reports_kind_check', isListed(table.kind)),
    index('page_reports_reported').on(table.reportedAt),
  ],
);

/** The views by which a canary is compared with the live release: the first of each visitor. */
export const canaryViews = pgTable(
  'canary_views',
  {
    remote: text().notNull(),
    version: text().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    /** A keyed hash, different for each canary. */
    visitor: text().notNull(),
    nonce: text().notNull(),
    arm: text({ enum: ['canary', 'control'] }).notNull(),
    /** When the canary got the share that it had. */
    steppedAt: timestamptz('stepped_at').notNull(),
    canaryBuckets: integer('canary_buckets').notNull(),
    controlBuckets: integer('control_buckets').notNull(),
    servedAt: timestamptz('served_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.startedAt, table.visitor] }),
    check('canary_views_arm_check', isListed(table.arm)),
    index('canary_views_served').on(table.servedAt),
  ],
);
