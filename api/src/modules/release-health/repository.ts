import type {
  ArmVotes,
  CanaryRun,
  LiveReleases,
  ServedView,
  ServedViews,
} from '@ritual/platform/release-watch';
import type { PageReport } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import type { VitalMetric } from './buckets.ts';

interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

/** Takes a report of a page, once for each kind. */
export async function takeReport(db: Db, nonce: string, kind: PageReport['kind']): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into page_reports (nonce, kind) values (${nonce}, ${kind}) on conflict do nothing`);
  return rowCount === 1;
}

/** `stale`: it was live once and is not any more, or stands in for another. null: no page can have loaded it. */
export async function releaseState(
  db: Db,
  { remote, version }: ReleaseName,
): Promise<{ readonly stale: boolean } | null> {
  const { rows } = await db.execute<{ stale: boolean }>(sql`
    select current_at is null or current_at < (select max(current_at) from page_releases) as stale
    from page_releases where remote = ${remote} and version = ${version}`);
  return rows[0] ?? null;
}

/** Shells poll the channel every second, so that none is behind for as long. */
const otherChannelAfter = '5 minutes';

/** Regions and codes that a release has on one day; more are counted as one, so that no client can make the table grow. */
const mostKinds = 40;

export async function countFailure(
  db: Db,
  { remote, version, region, code }: ReleaseName & { readonly region: string; readonly code: string },
): Promise<void> {
  await db.execute(sql`
    with today as (
      select region, code from page_failures
      where day = (now() at time zone 'utc')::date and remote = ${remote} and version = ${version}),
    named as (
      select exists (select from today where region = ${region} and code = ${code})
        or (select count(*) from today) < ${mostKinds} as here)
    insert into page_failures (remote, version, region, code)
    select ${remote}, ${version}, case when here then ${region} else 'other' end,
      case when here then ${code} else 'OTHER' end from named
    on conflict (day, remote, version, region, code) do update set failures = page_failures.failures + 1`);
}

export async function countVital(
  db: Db,
  { remote, version }: ReleaseName,
  metric: VitalMetric,
  bucket: number,
): Promise<void> {
  await db.execute(sql`
    insert into page_vitals (remote, version, metric, bucket) values (${remote}, ${version}, ${metric}, ${bucket})
    on conflict (day, remote, version, metric, bucket) do update set views = page_vitals.views + 1`);
}

/**
 * A shell that is a revision behind changes nothing of what a newer one said. Where no shell has told of the higher revisions for minutes, the
 * channel was restored from a backup, or begun anew: they were those of another one, and nothing of them is live.
 */
export async function nameReleases(db: Db, { revision, releases }: LiveReleases): Promise<void> {
  await db.execute(sql`
    update page_releases set current_at = null
    where current_at > ${revision}::int and (
      select max(seen_at) from page_releases where current_at > ${revision}::int) < now() - ${otherChannelAfter}::interval`);
  await db.execute(sql`
    insert into page_releases (remote, version, current_at)
    select remote, version, case when current then ${revision}::int end
    from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as r (remote text, version text, current boolean)
    on conflict (remote, version) do update set seen_at = now(),
      current_at = greatest(page_releases.current_at, excluded.current_at)`);
}

/**
 * Of a visitor the first view of each canary counts, whichever server has served it. Its time is stored by the database's clock, which
 * the times of reports are of: a shell whose clock is wrong by more than a page has to be alive would make all of them late.
 */
export async function insertViews(
  db: Db,
  {
    sentAt,
    periods,
    views,
  }: Pick<ServedViews, 'sentAt' | 'periods'> & { readonly views: readonly ServedView[] },
): Promise<void> {
  const passed = sentAt === undefined ? sql`0` : sql`extract(epoch from now()) - ${sentAt / 1000}::float8`;
  await db.execute(sql`
    insert into canary_views (remote, version, started_at, visitor, nonce, arm, stepped_at, canary_buckets,
      control_buckets, served_at)
    select p.remote, p.version, p."startedAt", v.visitor, v.nonce, v.arm, p."steppedAt", p."canaryBuckets",
      p."controlBuckets", to_timestamp(v.at / 1000.0 + ${passed})
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
        as v (nonce text, at float8, visitor text, period int, arm text)
      join (
        select x.*, place - 1 as place from jsonb_array_elements(${JSON.stringify(periods)}::jsonb)
          with ordinality as each (period, place),
          jsonb_to_record(each.period) as x (remote text, version text, "startedAt" timestamptz,
            "steppedAt" timestamptz, "canaryBuckets" int, "controlBuckets" int)) p on p.place = v.period
    order by v.at on conflict do nothing`);
}

export interface VotesRow extends ArmVotes {
  readonly steppedAt: Date;
  readonly canaryBuckets: number;
  readonly controlBuckets: number;
  readonly arm: 'canary' | 'control';
}

/** Seconds within which a page has to be alive, and until that is known of a view that shells tell of a moment later. */
const aliveWithin = 10;
const knownAfter = 11;

/** The views of a canary and its control, and what became of each. */
const viewsOf = ({ remote, version, startedAt }: CanaryRun) => {
  const within = sql`v.served_at + make_interval(secs => ${aliveWithin})`;
  return sql`
      select v.stepped_at, v.canary_buckets, v.control_buckets, v.arm, v.served_at,
        v.served_at < now() - make_interval(secs => ${knownAfter}) as known,
        exists (select from page_reports r where r.nonce = v.nonce and r.kind = 'alive' and r.reported_at <= ${within}) as alive,
        exists (select from page_reports r where r.nonce = v.nonce and r.kind = 'left' and r.reported_at <= ${within}) as has_left,
        exists (select from page_reports r where r.nonce = v.nonce and r.kind in ('failure', 'hydration')) as failed
      from canary_views v
      where v.remote = ${remote} and v.version = ${version} and v.started_at = ${startedAt}::timestamptz`;
};

/**
 * What the visitors of a canary and those of the live release have voted. A vote never changes: who is alive too late has not been
 * alive, and who leaves later has not left.
 */
export async function votesOf(db: Db, { remote, version, startedAt }: CanaryRun): Promise<VotesRow[]> {
  const { rows } = await db.execute<VotesRow & Record<string, unknown>>(sql`
    with views as (${viewsOf({ remote, version, startedAt })})
    select stepped_at as "steppedAt", canary_buckets as "canaryBuckets", control_buckets as "controlBuckets", arm,
      count(*) filter (where known or failed)::int as views,
      count(*) filter (where known and not alive and not has_left)::int as "notAlive",
      count(*) filter (where known and not alive and has_left)::int as left,
      count(*) filter (where failed)::int as failed
    from views group by stepped_at, canary_buckets, control_buckets, arm order by stepped_at`);
  return rows;
}

export interface ErrorsRow {
  readonly at: Date;
  readonly arm: 'canary' | 'control';
  readonly views: number;
  readonly errors: number;
}

/** Of the visitors who came in each stretch of so many seconds since a canary began: how many met an error. */
export async function errorsOverTime(db: Db, run: CanaryRun, seconds: number): Promise<ErrorsRow[]> {
  const { rows } = await db.execute<ErrorsRow & Record<string, unknown>>(sql`
    with views as (${viewsOf(run)})
    select date_bin(make_interval(secs => ${seconds}), served_at, ${run.startedAt}::timestamptz) as at, arm,
      count(*) filter (where known or failed)::int as views,
      count(*) filter (where failed or (known and not alive and not has_left))::int as errors
    from views group by 1, arm order by 1`);
  return rows;
}
const inLast = (days: number) => sql`day > (now() at time zone 'utc')::date - ${days}::int`;

export async function failuresSince(db: Db, days: number) {
  const { rows } = await db.execute<
    ReleaseName & { region: string; code: string; count: number } & Record<string, unknown>
  >(sql`
    select remote, version, region, code, sum(failures)::int as count from page_failures
    where ${inLast(days)}
    group by remote, version, region, code order by count desc, region, code`);
  return rows;
}

export async function vitalsSince(db: Db, days: number) {
  const { rows } = await db.execute<
    ReleaseName & { metric: VitalMetric; bucket: number; views: number } & Record<string, unknown>
  >(sql`
    select remote, version, metric, bucket, sum(views)::int as views from page_vitals
    where ${inLast(days)}
    group by remote, version, metric, bucket`);
  return rows;
}
