import type { newProduct } from '@ritual/shared/contract';
import { compareSizes } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import { causesOf } from '../../db/causes.ts';
import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { AppError, invalidFields, type FieldProblem } from '../../errors.ts';

type Wanted = z.output<typeof newProduct>['variants'][number];

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly color: string;
  readonly size: string;
  /** It has stock, orders hold some of it, or it was sold. */
  readonly used: boolean;
}

const keyOf = ({ color, size }: { readonly color: string; readonly size: string }) => `${color} ${size}`;

/** Makes a product have exactly these variants. A new one has no stock; one that was ever used stays. */
export async function writeVariants(tx: Tx, productId: number, wanted: readonly Wanted[]): Promise<void> {
  await refuseUnknownColors(tx, wanted);
  await refuseOthers(tx, productId, wanted);
  const { rows } = await tx.execute<Row>(sql`
    select v.id, v.color, v.size, v.on_hand > 0 or v.reserved > 0 or v.sold > 0 or exists (
      select 1 from stock_moves m where m.variant_id = v.id and m.kind in ('sale', 'exchange')) as used
    from variants v where v.product_id = ${productId} order by v.id for no key update of v`);
  const keys = new Set(wanted.map(keyOf));
  const gone = rows.filter((row) => !keys.has(keyOf(row)));
  const used = gone.filter((row) => row.used);
  if (used.length > 0) {
    const named = used.map(({ color, size }) => ({ color, size }));
    throw new AppError('VARIANT_IN_USE', { details: { variants: named } });
  }
  if (gone.length > 0)
    await tx.execute(sql`delete from variants where id = any(${sql.param(gone.map(({ id }) => id))}::int[])`);
  await write(tx, productId, inOrder(wanted));
}

/** Colors in the order in which they were given, and of each the sizes in theirs. */
function inOrder(wanted: readonly Wanted[]): readonly Wanted[] {
  const colors = [...new Set(wanted.map(({ color }) => color))];
  return wanted.toSorted(
    (a, b) => colors.indexOf(a.color) - colors.indexOf(b.color) || compareSizes(a.size, b.size),
  );
}

/** SKUs that change places would be refused one by one: those of the product are freed first. */
async function write(tx: Tx, productId: number, variants: readonly Wanted[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(variants.map((each, position) => ({ ...each, position })))}::json)
    as w (color text, size text, sku text, gtin text, "weightGrams" integer, cost integer, position integer)`;
  await tx.execute(sql`
    update variants v set sku = '~' || v.id, gtin = null from ${given}
    where v.product_id = ${productId} and v.color = w.color and v.size = w.size
      and (v.sku, v.gtin) is distinct from (w.sku, w.gtin)`);
  await tx.execute(sql`
    insert into variants (product_id, color, size, sku, gtin, weight_grams, cost_cents, position)
    select ${productId}, w.color, w.size, w.sku, w.gtin, w."weightGrams", w.cost, w.position from ${given}
    order by w.position
    on conflict (product_id, size, color) do update set sku = excluded.sku, gtin = excluded.gtin,
      weight_grams = excluded.weight_grams, cost_cents = excluded.cost_cents, position = excluded.position`);
}

async function refuseUnknownColors(tx: Tx, wanted: readonly Wanted[]): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`select key from colors`);
  const known = new Set(rows.map(({ key }) => key));
  const problems = wanted.flatMap(({ color }, index): FieldProblem[] =>
    known.has(color)
      ? []
      : [{ path: `variants.${String(index)}.color`, message: 'The store has no such color.' }],
  );
  if (problems.length > 0) throw invalidFields(...problems);
}

/** SKUs and GTINs of other products. */
async function refuseOthers(tx: Tx, productId: number, wanted: readonly Wanted[]): Promise<void> {
  const gtins = wanted.flatMap(({ gtin }) => gtin ?? []);
  const { rows } = await tx.execute<{ sku: string; gtin: string | null }>(sql`
    select sku, gtin from variants where product_id <> ${productId}
      and (sku = any(${sql.param(wanted.map(({ sku }) => sku))}::text[]) or gtin = any(${sql.param(gtins)}::text[]))`);
  const taken = {
    sku: new Set(rows.map(({ sku }) => sku)),
    gtin: new Set(rows.map(({ gtin }) => gtin)),
  };
  const refuse = (name: 'sku' | 'gtin', code: 'SKU_TAKEN' | 'GTIN_TAKEN', message: string) => {
    const fields = wanted.flatMap((variant, index): FieldProblem[] =>
      variant[name] !== null && taken[name].has(variant[name])
        ? [{ path: `variants.${String(index)}.${name}`, message }]
        : [],
    );
    if (fields.length > 0) throw new AppError(code, { details: { fields } });
  };
  refuse('sku', 'SKU_TAKEN', 'Another product has this SKU.');
  refuse('gtin', 'GTIN_TAKEN', 'Another product has this GTIN.');
}

/** Of two products that are saved at once with the same SKU or GTIN the second is refused by the table. */
export function refuseTaken(error: unknown): never {
  const [taken] = causesOf(error).filter(({ code }) => code === '23505');
  const constraint = typeof taken?.constraint === 'string' ? taken.constraint : '';
  if (constraint.includes('gtin')) throw new AppError('GTIN_TAKEN', { cause: error });
  if (constraint.includes('sku')) throw new AppError('SKU_TAKEN', { cause: error });
  throw error;
}
