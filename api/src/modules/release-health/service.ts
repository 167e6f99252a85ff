import {
  readView,
  type CanaryRun,
  type CanaryVotes,
  type ReleaseHealth,
  type ServedViews,
} from '@ritual/platform/release-watch';
import type { PageReport } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { countFrom } from '../../plugins/rate-limit.ts';
import { bucketOf, p75, vitalMetrics, type VitalMetric } from './buckets.ts';
import {
  countFailure,
  countVital,
  failuresSince,
  insertViews,
  nameReleases,
  releaseState,
  takeReport,
  vitalsSince,
  votesOf,
  type VotesRow,
} from './repository.ts';

/** A page that has been open for longer reports no more. */
const tokenLifeMs = 86_400_000;

export interface ReportFrom {
  readonly address: string;
  readonly asksForPrivacy: boolean;
}

/** Counts what a page reports, and says whether a release of it is not live any more. */
export async function takePageReport(
  { database: { db }, settings: { reportSecret, limits }, log }: Deps,
  report: PageReport,
  { address, asksForPrivacy }: ReportFrom,
): Promise<{ readonly reload: boolean }> {
  const view = reportSecret === null ? null : readView(reportSecret, report.token);
  if (!view) {
    warnOfSecrets(log);
    return { reload: false };
  }
  if (Date.now() - view.at > tokenLifeMs) return { reload: false };
  await countFrom(db, 'reports', { address, limit: limits.reportsByAddress });
  const { arm, nonce } = view;
  const canary = arm.kind === 'canary' ? await releaseState(db, arm) : null;
  const named = 'remote' in report ? await releaseState(db, report) : null;
  const reload = (canary?.stale ?? false) || (named?.stale ?? false);

  if (report.kind === 'alive' || report.kind === 'left') {
    // It is read only while there is a canary.
    if (arm.kind !== 'none') await takeReport(db, nonce, report.kind);
  } else if (report.kind === 'vitals') {
    if (named && !asksForPrivacy && (await takeReport(db, nonce, report.kind))) {
      for (const metric of vitalMetrics) {
        const value = report[metric];
        if (value !== undefined) await countVital(db, report, metric, bucketOf(metric, value));
      }
    }
  } else if (await takeReport(db, nonce, report.kind)) {
    // It is a vote, whatever it names; counted are releases that pages can have loaded.
    if (named) await countFailure(db, report);
  }
  return { reload };
}

let warned = false;

/** Logged once: any caller can send a token that was made up. Where all are refused, nothing is counted, and this line is the only sign. */
function warnOfSecrets(log: Deps['log']): void {
  if (!warned) {
    log.warn(
      'a page report has a token that this API cannot read; shell and API need the same REPORT_SECRET',
    );
  }
  warned = true;
}

export async function takeServedViews(
  { database: { db } }: Deps,
  { live, sentAt, periods, views }: ServedViews,
): Promise<void> {
  if (live) await nameReleases(db, live);
  if (views.length > 0) await insertViews(db, { sentAt, periods, views });
}

export async function readVotes({ database: { db } }: Deps, run: CanaryRun): Promise<CanaryVotes> {
  const periods = new Map<string, CanaryVotes['periods'][number]>();
  for (const row of await votesOf(db, run)) {
    const steppedAt = new Date(row.steppedAt).toISOString();
    // Another canary that starts or grows takes visitors from the control: a period of its own.
    const key = [steppedAt, row.canaryBuckets, row.controlBuckets].join(' ');
    const share = row.canaryBuckets / (row.canaryBuckets + row.controlBuckets);
    const period = periods.get(key) ?? { steppedAt, share, canary: none, control: none };
    periods.set(key, { ...period, [row.arm]: votesIn(row) });
  }
  return { periods: [...periods.values()] };
}

const none = { views: 0, notAlive: 0, left: 0, failed: 0 };
const votesIn = ({ views, notAlive, left, failed }: VotesRow) => ({ views, notAlive, left, failed });

/** Failures and vitals of each release that pages told of in so many days. */
export async function readReleaseHealth({ database: { db } }: Deps, days: number): Promise<ReleaseHealth> {
  const [failures, vitals] = await Promise.all([failuresSince(db, days), vitalsSince(db, days)]);
  const names = new Map(
    [...failures, ...vitals].map(({ remote, version }) => [`${remote} ${version}`, { remote, version }]),
  );
  const releases = [...names.values()].map((name) => {
    const isOf = (row: typeof name) => row.remote === name.remote && row.version === name.version;
    const measured = vitals.filter(isOf);
    return {
      ...name,
      failures: failures.filter(isOf).map(({ region, code, count }) => ({ region, code, count })),
      vitals: Object.fromEntries(
        vitalMetrics.flatMap((metric) => {
          const rows = measured.filter((row) => row.metric === metric);
          return rows.length === 0 ? [] : [[metric, summaryOf(metric, rows)]];
        }),
      ),
    };
  });
  return { days, releases };
}

function summaryOf(
  metric: VitalMetric,
  rows: readonly { readonly bucket: number; readonly views: number }[],
) {
  const counts = new Map(rows.map(({ bucket, views }) => [bucket, views]));
  return { views: rows.reduce((sum, { views }) => sum + views, 0), p75: p75(metric, counts) };
}
