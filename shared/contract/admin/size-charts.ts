import * as z from 'zod/mini';
import { filterLengths } from '../../kernel/catalog/catalog-filter.ts';
import { chartProblems } from '../../kernel/catalog/sizes/chart-rules.ts';
import {
  chartGarments,
  chartLimits,
  chartMeasures,
  columnKinds,
  type SizeChart,
} from '../../kernel/catalog/sizes/size-chart.ts';
import { sizeUnits, type SizeRange } from '../../kernel/catalog/sizes/size-units.ts';
import { sizeChartBody, sizeChartUse } from '../schemas/catalog/size-charts.ts';
import { printable } from '../schemas/contact.ts';
import { gender, line, queryInt, text, timestamp } from '../schemas/primitives.ts';
import { contentChange, contentState, contentVersionParams } from './content.ts';
import { adminList, adminListQuery } from './list.ts';

// Size charts as administrators write, publish, schedule and restore them, and choose them for categories.

const oneLine = (missing: string, max: number) => z.pipe(printable, line(missing, max));

const known: readonly string[] = chartMeasures;
const column = z.pipe(
  z.object({ kind: z.enum(columnKinds), title: oneLine('Enter what the column shows.', chartLimits.title) }),
  // Of a known measurement the store's own word.
  z.transform(({ kind, title }) => ({ kind, title: known.includes(kind) ? kind : title })),
);

const length = z.number().check(z.positive(), z.maximum(999));
const words = z.pipe(
  z.pipe(
    text(),
    z.transform((value) => value.replace(/\s+/g, ' ').trim()),
  ),
  z.transform((value) => (value === '' ? null : value)),
);
/** From and to. No tuple: pages of shoppers would load the code for it. */
const range = z.array(length).check(z.refine((ends) => ends.length === 2)) as unknown as z.ZodMiniType<
  SizeRange,
  SizeRange
>;
const cell = z.nullable(z.union([range, words]));

const few = (what: string, most: number) => `Use at most ${String(most)} ${what}.`;

const chart = z
  .object({
    name: oneLine('Enter a name.', chartLimits.name),
    label: oneLine('Enter a short name.', chartLimits.label),
    garment: z.enum(chartGarments, 'Choose what it is for.'),
    unit: z.enum(sizeUnits, 'Choose the unit.'),
    columns: z
      .array(column)
      .check(
        z.minLength(1, 'Add a column.'),
        z.maxLength(chartLimits.columns, few('columns', chartLimits.columns)),
      ),
    rows: z
      .array(z.object({ size: oneLine('Enter the size.', chartLimits.size), cells: z.array(cell) }))
      .check(z.minLength(1, 'Add a size.'), z.maxLength(chartLimits.rows, few('sizes', chartLimits.rows))),
  })
  .check(
    z.superRefine((value, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      for (const [row, { cells }] of value.rows.entries()) {
        if (cells.length !== value.columns.length)
          refuse(['rows', row], 'A size has as many cells as there are columns.');
        for (const [at, each] of cells.entries())
          if (typeof each === 'string' && each.length > chartLimits.words)
            refuse(['rows', row, 'cells', at], `Use at most ${String(chartLimits.words)} characters.`);
      }
      for (const { path, message } of chartProblems(value)) {
        const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
        refuse(parts, message);
      }
    }),
  );

const version = contentChange.shape.version;
/** What an editor sends: the kernel's form. */
const content = chart as unknown as z.ZodMiniType<SizeChart, SizeChart>;
export const newSizeChart = z.object({ content });
export const sizeChartDraft = z.object({ content, version });
export type SizeChartDraftBody = z.input<typeof sizeChartDraft>;

const chartId = queryInt().check(z.positive(), z.maximum(2_147_483_647));
export const sizeChartParams = z.object({ id: chartId });
export const sizeChartVersionParams = z.object({ id: chartId, version: contentVersionParams.shape.id });

export const sizeChartStates = ['SHOWN', 'NEVER_PUBLISHED'] as const;

const count = z.int().check(z.nonnegative());

export const sizeChartSummary = z.object({
  id: z.int(),
  /** Of the draft, where there is one. */
  name: z.string(),
  garment: z.enum(chartGarments),
  /** The smallest and the largest one. */
  sizes: z.string(),
  state: z.enum(sizeChartStates),
  /** There is a draft. */
  draft: z.boolean(),
  /** When the next version is shown. */
  scheduledAt: z.nullable(timestamp),
  /** It is one that every store begins with. */
  builtIn: z.boolean(),
  uses: z.array(sizeChartUse),
  /** How many have it as their own. */
  products: count,
  changedAt: z.nullable(timestamp),
});
export type SizeChartSummary = z.infer<typeof sizeChartSummary>;

export const sizeChartList = adminList(sizeChartSummary);
export const sizeChartListQuery = z.extend(adminListQuery, {
  /** Part of a name. */
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
});
export type SizeChartListQuery = z.output<typeof sizeChartListQuery>;

/** Version 0 is what every store begins with; a chart of the staff's own has none. */
export const sizeChartEditor = z.object({
  ...contentState.shape,
  id: z.int(),
  /** Of the draft; without one, what shoppers see. */
  content: sizeChartBody,
  builtIn: z.boolean(),
  uses: z.array(sizeChartUse),
  products: count,
});
export type SizeChartEditor = z.infer<typeof sizeChartEditor>;

/** Which charts there are to choose from, and which categories have one in place of those that they begin with. */
export const sizeChartUses = z.object({
  /** Published ones. */
  charts: z.array(z.object({ id: z.int(), name: z.string() })),
  categories: z.array(z.string()),
  uses: z.array(sizeChartUse),
});
export type SizeChartUses = z.infer<typeof sizeChartUses>;

export const sizeChartUseChange = z.object({
  gender,
  category: z.pipe(printable, line('Name the category.', filterLengths.category)),
  /** null: those that it begins with. */
  chart: z.nullable(z.int().check(z.positive(), z.maximum(2_147_483_647))),
});
export type SizeChartUseChange = z.input<typeof sizeChartUseChange>;
