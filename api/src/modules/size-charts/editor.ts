import type {
  sizeChartEditor,
  sizeChartList,
  SizeChartListQuery,
  SizeChartUses,
} from '@ritual/shared/contract';
import { builtInChart, chartTableText, type SizeChart } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { AppError } from '../../errors.ts';
import type { Values } from '../audit/entries.repository.ts';
import { foundIn, stateFacts, stateOf } from '../content/state.ts';
import { versionNow, versionRows, type VersionRow } from '../content/versions.repository.ts';
import type { Kept } from '../content/write.ts';
import {
  chartIn,
  chartRows,
  hasChart,
  kindOfChart,
  usesOfCharts,
  type ChartRow,
} from './charts.repository.ts';

export const keptChart = (id: number): Kept<SizeChart> => ({
  ...{ kind: kindOfChart(id), first: () => builtInChart(id)?.chart ?? null, bodyIn: chartIn },
  keepsOne: builtInChart(id) === undefined,
  ...{ editor: (db) => readChartEditor(db, id), facts: (db) => chartFacts(db, id) },
});

/** Of the draft, else what shoppers see, else what waits for its time or was taken back before it. null: there is no such chart. */
function contentIn(rows: readonly VersionRow[], id: number): SizeChart | null {
  const { draft, shown } = foundIn(rows);
  return (
    chartIn((draft ?? shown)?.body) ??
    builtInChart(id)?.chart ??
    rows.map(({ body }) => chartIn(body)).find(Boolean) ??
    null
  );
}

/** @throws SIZE_CHART_NOT_FOUND */
export async function readChartEditor(db: Db, id: number): Promise<z.input<typeof sizeChartEditor>> {
  const isThere = await hasChart(db, id);
  const rows = await versionRows(db, kindOfChart(id));
  const content = contentIn(rows, id);
  if (!isThere || !content) throw new AppError('SIZE_CHART_NOT_FOUND');
  const builtIn = builtInChart(id) !== undefined;
  const uses = (await usesOfCharts(db)).filter(({ chart }) => chart === id);
  return {
    ...stateOf(rows, await versionNow(db, kindOfChart(id)), builtIn ? null : undefined),
    ...{ id, content, builtIn, products: await productsWith(db, id) },
    uses: uses.map((use) => ({ ...use })),
  };
}

export async function productsWith(db: Db, id: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from products where size_chart_id = ${id}`,
  );
  return rows[0]?.count ?? 0;
}

/** For the audit log; null: there is no such chart (yet). */
export async function chartFacts(db: Db, id: number): Promise<Values> {
  if (!(await hasChart(db, id))) return null;
  const rows = await versionRows(db, kindOfChart(id));
  const chart = contentIn(rows, id);
  return {
    ...stateFacts(rows),
    ...(chart && { name: chart.name, label: chart.label, garment: chart.garment, unit: chart.unit }),
    table: chart ? chartTableText(chart) : '',
  };
}

const isoOf = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

/** As the staff knows it: the draft's name, where there is one. */
const nameOf = ({ draft, shown }: ChartRow) => (draft ?? shown)?.name ?? 'Chart';

/** All that the store has fit on one page. */
export async function listCharts(
  db: Db,
  { q }: Pick<SizeChartListQuery, 'q'>,
): Promise<z.input<typeof sizeChartList>> {
  const [rows, uses] = [await chartRows(db), await usesOfCharts(db)];
  const words = q.toLowerCase();
  const content = rows
    .filter((row) => nameOf(row).toLowerCase().includes(words))
    .map((row) => {
      const chart = row.draft ?? row.shown;
      const [first, last] = [chart?.rows[0]?.size ?? '', chart?.rows.at(-1)?.size ?? ''];
      return {
        ...{ id: row.id, name: nameOf(row), garment: chart?.garment ?? 'other' },
        sizes: first === last ? first : `${first}–${last}`,
        state: row.shown ? ('SHOWN' as const) : ('NEVER_PUBLISHED' as const),
        ...{ draft: row.draft !== null, builtIn: builtInChart(row.id) !== undefined },
        ...{ scheduledAt: isoOf(row.scheduledAt), changedAt: isoOf(row.changedAt), products: row.products },
        uses: uses.filter((use) => use.chart === row.id).map((use) => ({ ...use })),
      };
    });
  return { content, next: null, count: content.length, exact: true };
}

/** Charts to choose from: those that shoppers can see. */
export const publishedCharts = (rows: readonly ChartRow[]) =>
  rows.flatMap(({ id, shown }) => (shown ? [{ id, name: shown.name }] : []));

const mostCategories = 200;

export async function readUses(db: Db): Promise<SizeChartUses> {
  const { rows } = await db.execute<{ category: string }>(sql`
    select category from (
      select unnest(categories) as category from products
      union select category from size_chart_uses) as known
    group by category order by category limit ${mostCategories}`);
  return {
    charts: publishedCharts(await chartRows(db)),
    categories: rows.map(({ category }) => category),
    uses: (await usesOfCharts(db)).map((use) => ({ ...use })),
  };
}
