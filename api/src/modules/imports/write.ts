import type { Facts } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { sql, type SQL } from '../../db/drizzle.ts';
import { productValues, variantValues } from './facts.ts';
import type { Named } from './named.ts';

// Many products and variants in one statement each.

const given = (rows: readonly object[], columns: SQL) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as w (${columns})`;

const productColumns = sql`id int, handle text, name text, description text, state text, details text[], gender text,
  categories text[], price int, compare_at int, limited boolean, fit_note text, keywords text, fiber_content text,
  origin_country text, tax_class text, tags text[], related text[], charted boolean, chart int`;

/** Numbers of the products that a row relates by their handles, in their order. */
const related = sql`array(select o.id from unnest(w.related) with ordinality as h (slug, n) join products o on o.slug = h.slug
  order by h.n)`;

export interface Written {
  readonly id: number;
  readonly facts: Facts;
}

/** Writes the facts of products, and raises their versions. */
export async function writeProducts(tx: Tx, products: readonly Written[], named: Named): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, facts }) => ({ id, ...productValues(facts, named) }));
  await tx.execute(sql`
    update products p set name = w.name, description = w.description, details = w.details, gender = w.gender,
      categories = w.categories, price_cents = w.price, compare_at_cents = w.compare_at, limited = w.limited,
      fit_note = w.fit_note, keywords = w.keywords, fiber_content = w.fiber_content, origin_country = w.origin_country,
      tax_class = w.tax_class, tags = coalesce(w.tags, p.tags),
      related = case when w.related is null then p.related else ${related} end,
      size_chart_id = case when w.charted then w.chart else p.size_chart_id end,
      withdrawn_at = case when w.state <> 'Published' then coalesce(p.withdrawn_at, now()) end,
      published_at = case when w.state <> 'Draft' then coalesce(p.published_at, now()) end,
      version = p.version + 1, changed_at = now()
    from ${given(rows, productColumns)} where p.id = w.id`);
}

/** Makes products. @returns their numbers by handle; one that is taken meanwhile is not among them */
export async function makeProducts(
  tx: Tx,
  products: readonly { readonly handle: string; readonly facts: Facts }[],
  named: Named,
): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) return new Map();
  const made = products.map(({ handle, facts }) => ({ handle, ...productValues(facts, named) }));
  const { rows } = await tx.execute<{ id: number; handle: string }>(sql`
    insert into products (slug, name, description, details, gender, categories, price_cents, compare_at_cents, limited, fit_note,
      keywords, fiber_content, origin_country, tax_class, tags, related, size_chart_id, withdrawn_at, published_at)
    select w.handle, w.name, w.description, w.details, w.gender, w.categories, w.price, w.compare_at, w.limited, w.fit_note,
      w.keywords, w.fiber_content, w.origin_country, w.tax_class, coalesce(w.tags, '{}'), ${related},
      w.chart, case when w.state <> 'Published' then now() end, case when w.state <> 'Draft' then now() end
    from ${given(made, productColumns)}
    on conflict do nothing returning id, slug as handle`);
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}

const variantColumns = sql`id int, product int, n int, color text, size text, sku text, gtin text, weight int, cost int`;

/** Writes all facts of variants but their color, size and stock. */
export async function writeVariants(tx: Tx, variants: readonly Written[]): Promise<void> {
  if (variants.length === 0) return;
  const rows = variants.map(({ id, facts }) => ({ id, ...variantValues(facts) }));
  await tx.execute(sql`
    update variants v set sku = w.sku, gtin = w.gtin, weight_grams = w.weight, cost_cents = w.cost
    from ${given(rows, variantColumns)} where v.id = w.id`);
}

/** Makes variants without stock. @returns their numbers by their SKU; one that is taken meanwhile is not among them */
export async function makeVariants(
  tx: Tx,
  variants: readonly { readonly productId: number; readonly facts: Facts }[],
): Promise<ReadonlyMap<string, number>> {
  if (variants.length === 0) return new Map();
  const made = variants.map(({ productId, facts }, n) => ({
    product: productId,
    n,
    ...variantValues(facts),
  }));
  const { rows } = await tx.execute<{ id: number; sku: string }>(sql`
    insert into variants (product_id, color, size, sku, gtin, weight_grams, cost_cents, position)
    select w.product, c.key, w.size, w.sku, w.gtin, w.weight, w.cost,
      coalesce((select max(v.position) + 1 from variants v where v.product_id = w.product), 0)
        + (row_number() over (partition by w.product order by w.n))::int - 1
    from ${given(made, variantColumns)} join colors c on c.name = w.color
    order by w.n on conflict do nothing returning id, sku`);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** Raises the versions of products of which only variants were changed. */
export async function raiseVersions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update products set version = version + 1, changed_at = now() where id = any(${sql.param([...ids])}::int[])`);
}
