import { colorWords, type Gender } from '@ritual/shared/kernel';
import type { Db } from '../../../../db/client.ts';
import { sql, type SQL } from '../../../../db/drizzle.ts';
import type { InvertedIndex, IndexedProduct } from '../structure/inverted-index.ts';
import { stemsOf } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  keywords: string;
  description: string;
  gender: Gender;
  categories: string[];
  price: number;
  compare_at: number | null;
  released_at: number;
  limited: boolean;
  collections: string[];
  variants: string[];
  color_codes: string[];
}

/** Products in one statement: between two of them other requests are served. */
const batch = 5000;

/** Takes in all products. */
export async function loadAll(db: Db, index: InvertedIndex): Promise<void> {
  for (let last = 0; ;) {
    const rows = await productRows(db, sql`p.id > ${last} order by p.id limit ${batch}`);
    await put(db, index, rows);
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}

/** Takes in what became of some products. */
export async function loadSome(db: Db, index: InvertedIndex, all: readonly number[]): Promise<void> {
  for (let at = 0; at < all.length; at += batch) await loadBatch(db, index, all.slice(at, at + batch));
}

async function loadBatch(db: Db, index: InvertedIndex, ids: readonly number[]): Promise<void> {
  const rows = await productRows(db, sql`p.id = any(${sql.param([...ids])}::int[])`);
  const there = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!there.has(id)) index.remove(id);
  await put(db, index, rows);
}

async function productRows(db: Db, which: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.name, p.keywords, p.description, p.gender, p.categories, p.limited, p.price_cents as price,
      p.compare_at_cents as compare_at, (extract(epoch from p.released_at) * 1000)::float8 as released_at,
      array(select c.slug from collection_products c where c.product_id = p.id) as collections,
      array(select v.size || ' ' || v.color from variants v where v.product_id = p.id) as variants,
      array(select c.code from colors c where c.key in (
        select v.color from variants v where v.product_id = p.id)) as color_codes
    from products p
    where p.withdrawn_at is null and exists (select 1 from variants v where v.product_id = p.id) and ${which}`);
  return rows;
}

async function put(db: Db, index: InvertedIndex, rows: readonly Row[]): Promise<void> {
  const products = rows.map(indexed);
  const unknown = new Set<string>();
  for (const { texts } of products) {
    for (const text of Object.values(texts)) {
      for (const word of wordsOf(text)) if (!index.vocabulary.has(word)) unknown.add(word);
    }
  }
  const stems = await stemsOf(db, [...unknown]);
  for (const product of products) index.put(product, (word) => stems.get(word) ?? word);
}

function indexed(row: Row): IndexedProduct {
  const { id, name, keywords, description, gender, categories, price, limited, collections } = row;
  const variants = row.variants.map((variant) => {
    const [size = '', color = ''] = variant.split(' ');
    return { size, color };
  });
  const called = row.color_codes.flatMap(colorWords);
  return {
    ...{ id, gender, categories, price, limited, collections, variants },
    texts: { name, keywords: [keywords, wordsForGender[gender], ...called].join(' '), text: description },
    compareAt: row.compare_at,
    releasedAt: row.released_at,
  };
}

const wordsForGender: Readonly<Record<Gender, string>> = { FEMALE: 'women womens', MALE: 'men mens' };
