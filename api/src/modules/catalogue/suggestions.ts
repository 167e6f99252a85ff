import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { allCollections } from './collections.repository.ts';
import { pageOfGroups } from './inverted-index/page.ts';
import { search } from './inverted-index/search.ts';
import { fits } from './inverted-index/vocabulary.ts';
import { wordsOf } from './inverted-index/words.ts';
import type { Catalogue } from './service.ts';
import { plainTerm } from './terms.ts';

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

const most = { products: 6, categories: 4 };

/** What is typed so far: the products, categories and collections that it may become. */
export async function suggestionsFor({ db, index: live }: Catalogue, q: string): Promise<SuggestionRows> {
  const terms = [...new Set(wordsOf(q))].map(plainTerm);
  if (terms.length === 0) return { products: [], categories: [], collections: [] };
  const index = await live.current();
  const { bits, groups } = search(index, terms, { named: true });
  const ids = pageOfGroups(index, bits, groups, { offset: 0, limit: most.products });
  const visible = index.visible();
  const categories = index
    .valuesOf('category')
    .filter((name) => fits(terms, name) && visible.sizeWith(index.ofAny('category', [name]) ?? visible) > 0)
    .toSorted()
    .slice(0, most.categories);
  const [products, collections] = await Promise.all([namesOf(db, ids), allCollections(db)]);
  return { products, categories, collections: collections.filter(({ title }) => fits(terms, title)) };
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
