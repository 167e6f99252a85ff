import type { SizeChartsAnswer } from '@ritual/shared/contract';
import { builtInChart, chartsOf, type Gender, type SizeChart } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { AppError } from '../../errors.ts';
import { visible } from '../catalog/products/products.repository.ts';
import { chartByKey, chartRows, usesOfCharts } from './charts.repository.ts';

interface Asked {
  readonly product?: number | undefined;
  /** The rest of a preview's key, behind a dot, only makes its address another one. */
  readonly draft?: string | undefined;
}

/** What shoppers see: of the whole store, or of a product. A chart that was never published is none yet. */
export async function chartsFor(db: Db, { product, draft }: Asked): Promise<SizeChartsAnswer> {
  const [rows, uses] = [await chartRows(db), await usesOfCharts(db)];
  const asked = draft === undefined ? null : await chartByKey(db, draft.split('.')[0] ?? '');
  const shown = new Map(
    rows.flatMap(({ id, shown: chart }): [number, SizeChart][] => (chart ? [[id, chart]] : [])),
  );
  if (asked) shown.set(asked.id, asked.chart);
  const used = uses.filter(({ chart }) => shown.has(chart));
  const applies = ({ id, products }: (typeof rows)[number]) =>
    products > 0 ||
    id === asked?.id ||
    builtInChart(id) !== undefined ||
    used.some(({ chart }) => chart === id);
  const ids =
    product === undefined
      ? rows.filter(applies).map(({ id }) => id)
      : await idsOfProduct(db, product, { has: (id) => shown.has(id), uses: used });
  return {
    charts: ids.flatMap((id) => {
      const chart = shown.get(id);
      return chart ? [{ id, ...chart }] : [];
    }),
    uses: used.map((use) => ({ ...use })),
    ...(asked && { preview: asked.id }),
  };
}

interface Known {
  readonly has: (chart: number) => boolean;
  readonly uses: Parameters<typeof chartsOf>[1];
}

async function idsOfProduct(db: Db, id: number, { has, uses }: Known): Promise<readonly number[]> {
  const { rows } = await db.execute<{ gender: Gender; categories: string[]; chart: number | null }>(sql`
    select p.gender, p.categories, p.size_chart_id as chart from products p where p.id = ${id} and ${visible}`);
  const [row] = rows;
  if (!row) throw new AppError('PRODUCT_NOT_FOUND');
  return chartsOf({ ...row, chart: row.chart !== null && has(row.chart) ? row.chart : null }, uses);
}
