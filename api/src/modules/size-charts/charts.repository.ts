import { sizeChartBody } from '@ritual/shared/contract';
import { builtInChart, type ChartUse, type SizeChart } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/** null: another release has written it in a form that this one does not know. */
export const chartIn = (body: unknown): SizeChart | null => sizeChartBody.safeParse(body).data ?? null;

export const kindOfChart = (id: number) => `size-chart.${String(id)}` as `size-chart.${number}`;

/** A chart with what is said of it now. */
export interface ChartRow {
  readonly id: number;
  readonly draft: SizeChart | null;
  /** What shoppers see: of those that every store begins with there always is one. */
  readonly shown: SizeChart | null;
  /** Of what waits for its time the first, in milliseconds. */
  readonly scheduledAt: number | null;
  readonly changedAt: number | null;
  /** How many products have it as their own. */
  readonly products: number;
}

interface Stored extends Record<string, unknown> {
  readonly id: number;
  readonly draft: unknown;
  readonly shown: unknown;
  readonly scheduledAt: number | null;
  readonly changedAt: number | null;
  readonly products: number;
}

/** All charts, those that every store begins with first. */
export async function chartRows(db: Db): Promise<readonly ChartRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id, d.body as draft, s.body as shown,
      (extract(epoch from w.at) * 1000)::float8 as "scheduledAt",
      (extract(epoch from greatest(d.changed_at, s.published_at)) * 1000)::float8 as "changedAt",
      (select count(*) from products p where p.size_chart_id = c.id)::int as products
    from size_charts c
    left join content_versions d on d.kind = 'size-chart.' || c.id and d.state = 'DRAFT'
    left join lateral (
      select v.body, v.published_at from content_versions v
      where v.kind = 'size-chart.' || c.id and v.state = 'PUBLISHED' and v.publish_at <= now()
      order by v.publish_at desc, v.id desc limit 1) s on true
    left join lateral (
      select min(v.publish_at) as at from content_versions v
      where v.kind = 'size-chart.' || c.id and v.state = 'PUBLISHED' and v.publish_at > now()) w on true
    order by c.id`);
  return rows.map(({ draft, shown, ...row }) => ({
    ...row,
    draft: chartIn(draft),
    shown: chartIn(shown) ?? builtInChart(row.id)?.chart ?? null,
  }));
}

/** A chart by its name: that of what shoppers see, else of the draft. */
export interface ChartName {
  readonly id: number;
  readonly name: string;
  readonly isShown: boolean;
}

/** Names only: for lists of products, which do not read the tables. */
export async function chartNames(db: Db): Promise<readonly ChartName[]> {
  const { rows } = await db.execute<{ id: number; shown: string | null; draft: string | null }>(sql`
    select c.id, d.body->>'name' as draft, (
      select v.body->>'name' from content_versions v
      where v.kind = 'size-chart.' || c.id and v.state = 'PUBLISHED' and v.publish_at <= now()
      order by v.publish_at desc, v.id desc limit 1) as shown
    from size_charts c left join content_versions d on d.kind = 'size-chart.' || c.id and d.state = 'DRAFT'
    order by c.id`);
  return rows.map(({ id, shown, draft }) => {
    const seen = shown ?? builtInChart(id)?.chart.name ?? null;
    return { id, name: seen ?? draft ?? `Chart ${String(id)}`, isShown: seen !== null };
  });
}

export async function hasChart(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from size_charts where id = ${id}`);
  return rows.length > 0;
}

/** By category, so that lists have one order. */
export async function usesOfCharts(db: Db): Promise<readonly ChartUse[]> {
  const { rows } = await db.execute<ChartUse & Record<string, unknown>>(
    sql`select gender, category, chart_id as chart from size_chart_uses order by category, gender`,
  );
  return rows;
}

/** A version of any chart by its key, published or not. @param key as text: it may be anything */
export async function chartByKey(
  db: Db,
  key: string,
): Promise<{ readonly id: number; readonly chart: SizeChart } | null> {
  const { rows } = await db.execute<{ kind: string; body: unknown }>(sql`
    select kind, body from content_versions where key::text = ${key} and kind like 'size-chart.%'`);
  const [row] = rows;
  const chart = row ? chartIn(row.body) : null;
  return row && chart ? { id: Number(row.kind.split('.')[1]), chart } : null;
}
