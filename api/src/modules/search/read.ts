import type { PinRow, SearchMiss, SearchTuning } from '@ritual/shared/contract';
import { retention, searchLimits } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { asc, sql } from '../../db/drizzle.ts';
import { searchPins, searchSynonyms } from '../../db/schema/index.ts';
import type { CatalogIndex } from '../catalog/inverted-index/index.ts';

interface Catalog {
  readonly db: Db;
  readonly index: CatalogIndex;
}

/** What the staff has made of the search, and what found nothing. */
export async function readTuning(catalog: Catalog): Promise<SearchTuning> {
  const { db } = catalog;
  const [synonyms, pins, misses] = await Promise.all([
    db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id)),
    db.select().from(searchPins).orderBy(asc(searchPins.key)),
    readMisses(catalog),
  ]);
  const products = await productsOf(db, [...new Set(pins.flatMap((pin) => pin.products))]);
  return {
    synonyms,
    pins: pins.map(({ id, words, version, products: ids }) => ({
      ...{ id, words, version },
      products: ids.flatMap((wanted) => products.get(wanted) ?? []),
    })),
    misses,
  };
}

type Pinned = PinRow['products'][number];

async function productsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Pinned>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Pinned & Record<string, unknown>>(sql`
    select p.id, p.name,
      case when p.withdrawn_at is null then 'PUBLISHED' when p.published_at is null then 'DRAFT' else 'WITHDRAWN' end as state,
      (select i.file from product_images i where i.product_id = p.id order by i.position limit 1) as "imageFile",
      exists (select from variants v where v.product_id = p.id and v.on_hand > v.reserved) as "inStock"
    from products p where p.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readMisses({ db, index }: Catalog): Promise<SearchMiss[]> {
  const { rows } = await db.execute<Omit<SearchMiss, 'found'> & Record<string, unknown>>(sql`
    select words, sum(count)::int as count, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
    from search_misses where day >= current_date - ${retention.searchMissDays}::int
    group by words order by sum(count) desc, max(day) desc, words limit ${searchLimits.missesShown}`);
  const view = await index.current();
  return Promise.all(
    rows.map(async (row) => ({ ...row, found: view.search(await index.parse(row.words), 0).total })),
  );
}
