import { analyticsEvents } from '../../db/schema/index.ts';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';

export interface PageView {
  readonly visit: string;
  readonly path: string;
  readonly referrer: string | null;
}

export async function insertPageViews(db: Db, views: readonly PageView[]): Promise<void> {
  if (views.length === 0) return;
  await db.insert(analyticsEvents).values(views.map((view) => ({ kind: 'pageView' as const, ...view })));
}

/**
 * Counts an order that was paid within a day, once, however often it is reported. What it was worth is read here; the
 * event does not say which order it was.
 */
export async function insertPurchase(db: Db, visit: string, orderId: string): Promise<void> {
  await db.execute(sql`
    with paid as (
      select id, total_cents from orders where id = ${orderId} and paid_at > now() - interval '1 day' and not test),
    once as (
      insert into analytics_orders (order_id) select id from paid on conflict do nothing returning order_id)
    insert into analytics_events (kind, visit, value_cents)
    select 'purchase', ${visit}, total_cents from paid join once on once.order_id = paid.id`);
}

interface Sums {
  readonly visits: number;
  readonly pageViews: number;
  readonly purchases: number;
  readonly revenueCents: number;
}

const sums = sql`
  count(distinct e.visit)::int as visits,
  count(*) filter (where e.kind = 'pageView')::int as "pageViews",
  count(*) filter (where e.kind = 'purchase')::int as purchases,
  coalesce(sum(e.value_cents), 0)::float8 as "revenueCents"`;

/** The days of a period that ends today, by UTC. */
const since = (days: number) => sql`(now() at time zone 'utc')::date - ${days - 1}::int`;

/** A visit over midnight is one of both days, and one of the whole. */
export async function trafficOf(db: Db, days: number) {
  const whole = await db.execute<Sums & Record<string, unknown>>(sql`
    select ${sums} from analytics_events e where e.day >= ${since(days)}`);
  const byDay = await db.execute<Sums & { day: string } & Record<string, unknown>>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, ${sums}
    from generate_series((${since(days)})::timestamp, (now() at time zone 'utc')::date, interval '1 day') d (day)
    left join analytics_events e on e.day = d.day::date
    group by d.day order by d.day`);
  const top = await db.execute<{ path: string; pageViews: number }>(sql`
    select path, count(*)::int as "pageViews" from analytics_events
    where kind = 'pageView' and day >= ${since(days)} group by path order by count(*) desc, path limit 10`);
  return { whole: whole.rows[0], byDay: byDay.rows, topPaths: top.rows };
}
