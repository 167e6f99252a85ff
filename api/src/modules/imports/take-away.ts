import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { changesOf, noteOutcomes, type StoredChange } from './changes.ts';
import { noteProducts, type ChangedEntry, type Who } from './record.ts';
import { raiseVersions } from './write.ts';

/** Whether a variant `v` that change `c` has made is as it was then: nothing of it was ever held, sold or counted, and it is in no cart. */
const isUntouched = sql`v.reserved = 0 and v.sold = 0 and v.on_hand = (c.facts->>'stock')::int and not exists (
  select 1 from stock_moves m where m.variant_id = v.id and m.kind in ('sale', 'exchange'))
  and not exists (select 1 from cart_items i where i.variant_id = v.id)`;

const placesOf = (changes: readonly StoredChange[]) =>
  sql`c.place = any(${sql.param(changes.map(({ place }) => place))}::int[])`;

const touched = 'Used or changed since';

/**
 * Takes away what an import has made: variants, then drafts. A product that was published is withdrawn instead, because
 * carts and addresses may name it. The ledger notes the units that go with a variant.
 */
export async function takeAway(tx: Tx, id: string, who: Who): Promise<void> {
  for await (const changes of changesOf(tx, id, sql`field = 'new product'`))
    await takeProducts(tx, id, changes, who);
  for await (const changes of changesOf(tx, id, sql`field = 'new variant'`))
    await takeVariants(tx, id, changes, who);
}

async function takeProducts(tx: Tx, id: string, changes: readonly StoredChange[], who: Who): Promise<void> {
  const { rows } = await tx.execute<{ place: number; id: number; isDraft: boolean }>(sql`
    select n.place, p.id, p.published_at is null as "isDraft"
    from import_changes n join products p on p.id = n.product_id
    where n.import_id = ${id}::uuid and n.place = any(${sql.param(changes.map(({ place }) => place))}::int[])
      and p.version = 1 and not exists (select 1 from products o where p.id = any(o.set_of))
      and not exists (select 1 from collection_products l where l.product_id = p.id) and not exists (
        select 1 from variants v left join import_changes c on c.import_id = n.import_id and c.field = 'new variant'
          and c.variant_id = v.id
        where v.product_id = p.id and (c.place is null or not (${isUntouched})))`);
  const [drafts, published] = [rows.filter(({ isDraft }) => isDraft), rows.filter(({ isDraft }) => !isDraft)];
  const ids = (of: typeof rows) => sql`${sql.param(of.map((row) => row.id))}::int[]`;
  await tx.execute(sql`delete from products where id = any(${ids(drafts)})`);
  await tx.execute(sql`
    update products set withdrawn_at = coalesce(withdrawn_at, now()), version = version + 1, changed_at = now()
    where id = any(${ids(published)})`);
  const gone = new Set(rows.map(({ place }) => place));
  const kept = changes.filter(({ place }) => !gone.has(place));
  await noteOutcomes(
    tx,
    id,
    kept.map(({ place }) => ({ place, kept: touched })),
  );
  const entries = rows.map(({ id: product, isDraft }): [number, ChangedEntry] => [
    product,
    isDraft
      ? { before: { state: 'Draft' }, after: null }
      : { before: { state: 'Published' }, after: { state: 'Withdrawn' } },
  ]);
  await noteProducts(tx, 'product.import-undo', who, new Map(entries));
}

interface VariantRow extends Record<string, unknown> {
  readonly place: number;
  readonly product: number;
  /** null: it is gone. */
  readonly id: number | null;
  readonly untouched: boolean | null;
  /** Its product was made by the same import, and goes or stays as a whole. */
  readonly ofMade: boolean;
  readonly productKept: string | null;
}

async function takeVariants(tx: Tx, id: string, changes: readonly StoredChange[], who: Who): Promise<void> {
  const { rows } = await tx.execute<VariantRow>(sql`
    select c.place, c.product_id as product, v.id, ${isUntouched} as untouched, n.place is not null as "ofMade",
      n.kept as "productKept"
    from import_changes c left join variants v on v.id = c.variant_id
      left join import_changes n
        on n.import_id = c.import_id and n.field = 'new product' and n.product_id = c.product_id
    where c.import_id = ${id}::uuid and ${placesOf(changes)}`);
  // A product that shoppers see keeps at least one variant.
  const bare = await bareWithout(
    tx,
    rows.flatMap(({ id: variantId, untouched, ofMade }) => (untouched && !ofMade ? (variantId ?? []) : [])),
  );
  const goes = ({ id: variantId, untouched, ofMade, product }: VariantRow) =>
    variantId !== null && !ofMade && untouched === true && !bare.has(product);
  const going = rows.filter(goes);
  await tx.execute(sql`delete from variants where id = any(${sql.param(going.map((row) => row.id))}::int[])`);
  await raiseVersions(tx, [...new Set(going.map(({ product }) => product))]);
  const kept = rows.filter((row) => (row.ofMade ? row.productKept !== null : row.id !== null && !goes(row)));
  await noteOutcomes(
    tx,
    id,
    kept.map(({ place }) => ({ place, kept: touched })),
  );
  await noteProducts(tx, 'product.import-undo', who, entriesOf(going, changes));
}

/** Published products that would have no variant without these. */
async function bareWithout(tx: Tx, variants: readonly number[]): Promise<ReadonlySet<number>> {
  const ids = sql`${sql.param([...variants])}::int[]`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select p.id from products p
    where p.withdrawn_at is null and p.id in (select product_id from variants where id = any(${ids}))
      and not exists (select 1 from variants v where v.product_id = p.id and v.id <> all(${ids}))`);
  return new Set(rows.map(({ id }) => id));
}

function entriesOf(going: readonly VariantRow[], changes: readonly StoredChange[]) {
  const facts = new Map(
    changes.map(({ place, variant, facts: of }) => [place, { variant, sku: of?.sku ?? null }]),
  );
  const before = new Map<number, Record<string, string | null>>();
  for (const { place, product } of going) {
    const { variant = '', sku = null } = facts.get(place) ?? {};
    before.set(product, { ...before.get(product), [`SKU ${variant.replace(', ', ' ')}`]: sku });
  }
  return new Map(
    [...before].map(([product, was]) => {
      const after = Object.fromEntries(Object.keys(was).map((name) => [name, null]));
      return [product, { before: was, after }] as const;
    }),
  );
}
