import type { sizeChartUseChange } from '@ritual/shared/contract';
import { builtInChart, chartLimits, genderLabel, type SizeChart } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { contentVersions, sizeCharts, sizeChartUses } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { putDraft } from '../content/versions.repository.ts';
import { chartRows, kindOfChart, usesOfCharts } from './charts.repository.ts';
import { chartFacts, productsWith } from './editor.ts';

type Database = Pick<Deps, 'database'>;

const auditedChart = (action: string, id: number) => ({
  ...{ action: `content.${action}`, subject: { type: 'content', id: kindOfChart(id) }, personal: null },
  read: (tx: Tx) => chartFacts(tx, id),
});

/** @throws VALIDATION_FAILED at its name, if another one has it */
export async function refuseSameName(tx: Tx, id: number, chart: SizeChart): Promise<SizeChart> {
  await lockAll(tx);
  const name = chart.name.toLowerCase();
  const same = (await chartRows(tx)).some(
    (row) => row.id !== id && [row.draft, row.shown].some((each) => each?.name.toLowerCase() === name),
  );
  if (same) throw invalidFields({ path: 'content.name', message: 'Another size chart has this name.' });
  return chart;
}

/** Of two that make, rename or choose charts at once the second waits, and sees the first. Readers do not wait. */
const lockAll = (tx: Tx) => tx.execute(sql`lock table ${sizeCharts} in share row exclusive mode`);

/** Makes a chart of a draft. @returns its number */
export async function createChart(deps: Database, call: AuditedCall, chart: SizeChart): Promise<number> {
  // Before the entry of the log, which names it.
  const { rows } = await deps.database.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('size_charts', 'id'))::int as id`,
  );
  const id = rows[0]?.id ?? 0;
  await audited(deps, call, auditedChart('create', id), async (tx) => {
    await refuseSameName(tx, id, chart);
    if ((await tx.$count(sizeCharts)) >= chartLimits.charts)
      throw invalidFields({
        path: 'content.name',
        message: `The store has ${String(chartLimits.charts)} size charts, which is the most. Delete one first.`,
      });
    await tx.insert(sizeCharts).values({ id, createdBy: call.caller.userId });
    await putDraft(tx, kindOfChart(id), chart, call.caller.userId);
  });
  return id;
}

/** Takes a chart and all its versions away. */
export async function deleteChart(deps: Database, call: AuditedCall, id: number): Promise<void> {
  await audited(deps, call, auditedChart('delete', id), async (tx) => {
    await lockAll(tx);
    const [row] = await tx.select().from(sizeCharts).where(eq(sizeCharts.id, id)).for('update');
    if (!row) throw new AppError('SIZE_CHART_NOT_FOUND');
    const isUsed = (await usesOfCharts(tx)).some(({ chart }) => chart === id);
    if (builtInChart(id) || isUsed || (await productsWith(tx, id)) > 0)
      throw new AppError('SIZE_CHART_IN_USE');
    await tx.delete(contentVersions).where(eq(contentVersions.kind, kindOfChart(id)));
    await tx.delete(sizeCharts).where(eq(sizeCharts.id, id));
  });
}

/** Chooses the chart of a category, or gives it back those that it begins with. */
export async function setUse(
  deps: Database,
  call: AuditedCall,
  { gender, category, chart }: z.output<typeof sizeChartUseChange>,
): Promise<void> {
  const of = `size-charts ${genderLabel[gender]}: ${category}`;
  const audit = {
    ...{
      action: 'content.useSizeChart',
      subject: { type: 'content', id: of },
      personal: null,
      onlyChanges: true,
    },
    read: async (tx: Tx) => ({ chart: await nameOfUse(tx, gender, category) }),
  };
  await audited(deps, call, audit, async (tx) => {
    const isIt = and(eq(sizeChartUses.gender, gender), eq(sizeChartUses.category, category));
    if (chart === null) {
      await tx.delete(sizeChartUses).where(isIt);
      return;
    }
    await lockAll(tx);
    const found = (await chartRows(tx)).find(({ id }) => id === chart);
    if (!found) throw new AppError('SIZE_CHART_NOT_FOUND');
    if (!found.shown) throw new AppError('SIZE_CHART_UNPUBLISHED');
    await tx
      .insert(sizeChartUses)
      .values({ gender, category, chartId: chart })
      .onConflictDoUpdate({
        target: [sizeChartUses.gender, sizeChartUses.category],
        set: { chartId: chart },
      });
  });
}

async function nameOfUse(tx: Tx, gender: string, category: string): Promise<string | null> {
  const use = (await usesOfCharts(tx)).find((each) => each.gender === gender && each.category === category);
  if (!use) return null;
  return (await chartRows(tx)).find(({ id }) => id === use.chart)?.shown?.name ?? null;
}

/** The chart that a product is to have. @throws VALIDATION_FAILED if it is none, or was never published */
export async function refuseUnknownChart(tx: Tx, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  // It is not deleted before the product has it.
  await tx.execute(sql`select 1 from size_charts where id = ${id} for key share`);
  const found = (await chartRows(tx)).find((row) => row.id === id);
  if (!found?.shown)
    throw invalidFields({ path: 'sizeChart', message: 'There is no such size chart. Choose another one.' });
}

/** What the log calls the chart of a product. */
export async function chartName(tx: Tx, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const found = (await chartRows(tx)).find((row) => row.id === id);
  return (found?.shown ?? found?.draft)?.name ?? null;
}
