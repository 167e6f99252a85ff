import { sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { shownCollections } from '../collections/collections.repository.ts';
import type { CatalogIndex } from '../inverted-index/index.ts';
import { inStock } from '../lists/in-stock.repository.ts';

export interface SuggestionRows {
  readonly products: readonly ProductSuggestion[];
  readonly categories: readonly string[];
  readonly collections: readonly { readonly slug: string; readonly title: string }[];
}

interface ProductSuggestion extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly price_cents: number;
  readonly file: string | null;
}

const max = { products: 6, categories: 4 };

/** What is typed so far: the products, categories and collections that it may become. */
export async function suggestionsFor(db: Db, index: CatalogIndex, q: string): Promise<SuggestionRows> {
  const [view, typed] = await Promise.all([index.current(), index.parseTyped(q)]);
  const terms = typed.pinned.length === 0 ? typed : { ...typed, pinned: await inStock(db, typed.pinned) };
  const { products: ids, categories, matches } = view.suggest(terms, max);
  const [products, collections] = await Promise.all([namesOf(db, ids), shownCollections(db)]);
  return { products, categories, collections: collections.filter(({ title }) => matches(title)) };
}

async function namesOf(db: Db, ids: readonly number[]): Promise<ProductSuggestion[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ProductSuggestion>(sql`
    select p.id, p.name, p.price_cents,
      (select i.file from product_images i where i.product_id = p.id order by i.position limit 1) as file
    from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id
    order by wanted.place`);
  return rows;
}
