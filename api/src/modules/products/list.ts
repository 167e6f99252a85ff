import type { AdminProductQuery, ProductListSort, adminProductSummary } from '@ritual/shared/contract';
import { catalogPolicy, dollarsFromCents, type Gender, type ProductState } from '@ritual/shared/kernel';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor, type Cursor } from '../../admin-list.ts';
import type { Db } from '../../db/client.ts';
import { and, sql, type SQL } from '../../db/drizzle.ts';
import { products, searchedProductName, sortedProductName } from '../../db/schema/index.ts';
import { patternsOf } from '../../search-patterns.ts';

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly state: ProductState;
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  readonly gender: Gender;
  readonly categories: string[];
  readonly tags: string[];
  readonly imageFile: string | null;
  readonly variants: number;
  readonly low: number;
  readonly out: number;
  readonly free: number;
  readonly releasedAt: Date | string;
  readonly changedAt: Date | string;
  readonly version: number;
  readonly place: string;
}

interface Sorting {
  /** In the form in which the index has it. */
  readonly column: SQL;
  readonly descending: boolean;
  /** The type of a value of a cursor, which is text. */
  readonly type: 'text' | 'timestamptz' | 'integer';
}

const sortings: Readonly<Record<ProductListSort, Sorting>> = {
  /** Numbers are given in the order in which products are made. */
  newest: { column: sql`${products.id}`, descending: true, type: 'integer' },
  name: { column: sortedProductName(products), descending: false, type: 'text' },
  price: { column: sql`${products.priceCents}`, descending: false, type: 'integer' },
  changed: { column: sql`${products.changedAt}`, descending: true, type: 'timestamptz' },
};

/** As the database writes them; another text would be its error, and not the caller's. */
const places = {
  text: z.string(),
  integer: z.string().check(z.regex(/^\d{1,9}$/)),
  timestamptz: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)),
} as const;

const cursorOf = (sort: ProductListSort) => z.tuple([z.literal(sort), places[sortings[sort].type], z.int()]);

type Filters = Omit<AdminProductQuery, 'after' | 'size' | 'sort'>;

const states: Readonly<Record<ProductState, SQL>> = {
  PUBLISHED: sql`${products.withdrawnAt} is null`,
  DRAFT: sql`${products.withdrawnAt} is not null and ${products.publishedAt} is null`,
  WITHDRAWN: sql`${products.withdrawnAt} is not null and ${products.publishedAt} is not null`,
};

const free = sql`v.on_hand - v.reserved`;
/** As in the condition of `variants_few`, which answers both. */
const isLow = sql`${free} between 1 and ${sql.raw(String(catalogPolicy.lowStock))}`;
const isOut = sql`${free} <= 0`;
const isFew = { low: isLow, out: isOut } as const;

function matching({ q, state, stock, gender, category, tag, pictures }: Filters): SQL | undefined {
  return and(
    found(q),
    state && states[state],
    stock && sql`exists (select 1 from variants v where v.product_id = ${products.id} and ${isFew[stock]})`,
    pictures && sql`not exists (select 1 from product_images i where i.product_id = ${products.id})`,
    gender && sql`${products.gender} = ${gender}`,
    category === undefined ? undefined : sql`${products.categories} @> array[${category}]::text[]`,
    tag === undefined ? undefined : sql`${products.tags} @> array[${tag}]::text[]`,
  );
}

/**
 * One word may be the product's number, a GTIN, or the beginning of a SKU, too. Words of a search are text, not patterns. What is found is
 * an array, so that the planner cannot begin with the table.
 */
function found(q: string): SQL | undefined {
  if (q === '') return undefined;
  const named = patternsOf(q).map((pattern) => sql`${searchedProductName(products)} like ${pattern}`);
  const byName = sql`select id from ${products} where ${and(...named)}`;
  const sku = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^\d{1,9}$/.test(q) ? Number(q) : null;
  const byWord = sql`
    union all select product_id from variants where lower(sku) like ${sku}
    union all select product_id from variants where gtin = ${q}
    union all select ${number}::int`;
  return sql`${products.id} = any(array(${byName} ${/\s/.test(q) ? sql`` : byWord}))`;
}

/** What the variants of products tell; only of those that a page shows. */
const summed = (page: SQL) => sql`
  select page.*, s.variants, s.low, s.out, s.free,
    (select i.file from product_images i where i.product_id = page.id order by i.position limit 1) as "imageFile"
  from (${page}) page
  cross join lateral (
    select count(*)::int as variants, (count(*) filter (where ${isLow}))::int as low,
      (count(*) filter (where ${isOut}))::int as "out", coalesce(sum(greatest(0, ${free})), 0)::int as free
    from variants v where v.product_id = page.id) s`;

const columns = sql`
  ${products.id}, ${products.name}, ${products.gender}, ${products.categories}, ${products.tags}, ${products.version},
  ${products.priceCents} as "priceCents", ${products.compareAtCents} as "compareAtCents",
  ${products.releasedAt} as "releasedAt", ${products.changedAt} as "changedAt",
  case when ${states.PUBLISHED} then 'PUBLISHED' when ${states.DRAFT} then 'DRAFT' else 'WITHDRAWN' end as state`;

export async function productPage(db: Db, { after, size, sort, ...filters }: AdminProductQuery) {
  const { column, descending, type } = sortings[sort];
  const place = decodeCursor(after, cursorOf(sort));
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const beyond =
    place &&
    sql`(${column}, ${products.id}) ${sql.raw(descending ? '<' : '>')} (${place[1]}::${sql.raw(type)}, ${place[2]})`;
  const where = and(matching(filters), beyond);
  const page = sql`
    select ${columns}, ${column} as key, ${column}::text as place from ${products} ${where ? sql`where ${where}` : sql``}
    order by ${column} ${direction}, ${products.id} ${direction} limit ${size + 1}`;
  const { rows } = await db.execute<Row>(
    sql`${summed(page)} order by page.key ${direction}, page.id ${direction}`,
  );
  const placeOf = (row: Row): Cursor => [sort, row.place, row.id];
  return adminPage(rows, size, { cursorOf: placeOf, present });
}

/** Few variants are read in the order of their products: the count ends with the last one that it tells. */
export function countProducts(
  db: Db,
  { stock, ...filters }: Filters,
): Promise<{ count: number; exact: boolean }> {
  const where = matching({ ...filters, stock: undefined });
  const few =
    stock &&
    sql`join (select distinct v.product_id from variants v where ${isFew[stock]}) few on few.product_id = ${products.id}`;
  return boundedCount(db, sql`from ${products} ${few ?? sql``} ${where ? sql`where ${where}` : sql``}`);
}

export async function summaryById(db: Db, id: number): Promise<z.input<typeof adminProductSummary> | null> {
  const page = sql`select ${columns} from ${products} where ${products.id} = ${id}`;
  const { rows } = await db.execute<Row>(summed(page));
  return rows[0] ? present(rows[0]) : null;
}

function present(row: Row): z.input<typeof adminProductSummary> {
  const { id, name, state, gender, categories, tags, imageFile, variants, low, out, free: units } = row;
  const { version, priceCents, compareAtCents } = row;
  return {
    ...{ id, name, state, gender, categories, tags, imageFile, variants, low, out, free: units, version },
    price: dollarsFromCents(priceCents),
    compareAtPrice: compareAtCents === null ? null : dollarsFromCents(compareAtCents),
    releasedAt: new Date(row.releasedAt).toISOString(),
    changedAt: new Date(row.changedAt).toISOString(),
  };
}
