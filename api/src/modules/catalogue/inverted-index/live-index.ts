import type { Gender } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { sql, type SQL } from '../../../db/drizzle.ts';
import { CatalogueIndex, type IndexedProduct } from './catalogue-index.ts';
import { wordsOf } from './words.ts';

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
  collections: string[];
  variants: string[];
}

const batch = 5000;

/** The index of the products in the database, up to date at each question. One per process. */
export interface LiveIndex {
  /** Asks the database what has changed since the last time, in one statement, and takes that in. */
  readonly current: () => Promise<CatalogueIndex>;
}

export function createLiveIndex(db: Db): LiveIndex {
  let state: { readonly index: CatalogueIndex; snapshot: string } | null = null;

  const refresh = async (): Promise<CatalogueIndex> => {
    if (state === null || isWorn(state.index)) {
      const { snapshot } = await changesSince(db, null);
      const index = new CatalogueIndex();
      await loadAll(db, index);
      state = { index, snapshot };
      return index;
    }
    const { snapshot, changed } = await changesSince(db, state.snapshot);
    for (let at = 0; at < changed.length; at += batch) {
      await loadSome(db, state.index, changed.slice(at, at + batch));
    }
    state.snapshot = snapshot;
    return state.index;
  };
  return { current: shared(refresh) };
}

/**
 * Whoever asks while a refresh runs waits for the next one, which all who wait share: what was written before the question
 * is in the answer.
 */
function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Result> | null = null;
  const start = (): Promise<Result> => {
    const started = work();
    running = started.catch(() => undefined).finally(() => (running = null));
    return started;
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}

/** Many places of products that went or changed: time to begin anew. */
function isWorn({ size: { live, slots } }: CatalogueIndex): boolean {
  return slots - live > Math.max(1000, live);
}

/** Products whose change was committed after a snapshot was taken, and the snapshot of now. */
async function changesSince(db: Db, last: string | null): Promise<{ snapshot: string; changed: number[] }> {
  const { rows } = await db.execute<{ snapshot: string; changed: number[] }>(sql`
    select pg_current_snapshot()::text as snapshot, ${
      last === null
        ? sql`'{}'::int[]`
        : sql`array(select c.product_id from catalogue_changes c
            where c.xid >= pg_snapshot_xmin(${last}::pg_snapshot)
              and not pg_visible_in_snapshot(c.xid, ${last}::pg_snapshot))`
    } as changed`);
  const [row] = rows;
  if (!row) throw new Error('The database did not say what has changed.');
  return row;
}

async function loadAll(db: Db, index: CatalogueIndex): Promise<void> {
  for (let last = 0; ;) {
    const rows = await productRows(db, sql`p.id > ${last} order by p.id limit ${batch}`);
    await put(db, index, rows);
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}

async function loadSome(db: Db, index: CatalogueIndex, ids: readonly number[]): Promise<void> {
  const rows = await productRows(db, sql`p.id = any(${sql.param([...ids])}::int[])`);
  const there = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!there.has(id)) index.remove(id);
  await put(db, index, rows);
}

async function productRows(db: Db, which: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.name, p.keywords, p.description, p.gender, p.categories, p.price_cents as price,
      p.compare_at_cents as compare_at, (extract(epoch from p.released_at) * 1000)::float8 as released_at,
      array(select c.slug from collection_products c where c.product_id = p.id) as collections,
      array(select v.size || ' ' || v.color from variants v where v.product_id = p.id) as variants
    from products p
    where p.withdrawn_at is null and exists (select 1 from variants v where v.product_id = p.id) and ${which}`);
  return rows;
}

async function put(db: Db, index: CatalogueIndex, rows: readonly Row[]): Promise<void> {
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
  const { id, name, keywords, description, gender, categories, price, collections } = row;
  const variants = row.variants.map((variant) => {
    const [size = '', color = ''] = variant.split(' ');
    return { size, color };
  });
  return {
    ...{ id, gender, categories, price, collections, variants },
    texts: { name, keywords: `${keywords} ${wordsForGender[gender]}`, text: description },
    compareAt: row.compare_at,
    releasedAt: row.released_at,
  };
}

const wordsForGender: Readonly<Record<Gender, string>> = { FEMALE: 'women womens', MALE: 'men mens' };

/** What English words are forms of, by the database's Snowball stemmer; words without meaning ('the') have none. */
export async function stemsOf(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(${sql.param([...words])}::text[]) as w (word)`);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
