import * as z from 'zod/mini';
import { chartGarments, columnKinds, type SizeChart } from '../../../kernel/catalog/sizes/size-chart.ts';
import { sizeUnits } from '../../../kernel/catalog/sizes/size-units.ts';
import { gender, productId, text } from '../primitives.ts';

/** From and to. No tuple: pages that show no chart would load the code for it. */
const range = z.array(z.number()).check(z.refine(({ length }) => length === 2));
const cell = z.nullable(z.union([range, z.string()]));

/** What the kernel calls it, which nothing changes in place. */
type Reads<Value> = z.ZodMiniType<Value, Value>;

const fields = {
  name: z.string(),
  label: z.string(),
  garment: z.enum(chartGarments),
  unit: z.enum(sizeUnits),
  columns: z.array(z.object({ kind: z.enum(columnKinds), title: z.string() })),
  rows: z.array(z.object({ size: z.string(), cells: z.array(cell) })),
};

/** As it is stored, and as editors get it. */
export const sizeChartBody = z.object(fields) as unknown as Reads<SizeChart>;

/** A category that has another chart than the one it begins with. */
export const sizeChartUse = z.object({ gender, category: z.string(), chart: z.int() });

export type PublicSizeChart = SizeChart & { readonly id: number };

/** The charts of the store, or those of a product in the order in which it shows them. */
export const sizeCharts = z.object({
  charts: z.array(z.object({ id: z.int(), ...fields })) as unknown as Reads<readonly PublicSizeChart[]>,
  uses: z.array(sizeChartUse),
  /** A version of this chart was asked for by its key: it is not what shoppers see. */
  preview: z.optional(z.int()),
});
export type SizeChartsAnswer = z.infer<typeof sizeCharts>;

export const sizeChartsQuery = z.object({
  /** Those of this product; one that shoppers do not see has none of its own. */
  product: z.optional(productId),
  /** Key of a version; one that is unknown, or none, asks for what shoppers see. */
  draft: z.optional(text().check(z.maxLength(100))),
});
