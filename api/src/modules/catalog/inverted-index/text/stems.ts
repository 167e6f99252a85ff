import type { Db } from '../../../../db/client.ts';
import { sql } from '../../../../db/drizzle.ts';

/** What English words are forms of, by the database's Snowball stemmer; words without meaning ('the') have none. */
export async function stemsOf(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(${sql.param([...words])}::text[]) as w (word)`);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}

export type Stems = (words: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

/** Words whose stems are kept: those that shoppers type are few. */
const maxStems = 5000;

/** The same, asking once for a word: what it is a form of does not change. */
export function createStems(db: Db): Stems {
  const kept = new Map<string, string | null>();
  return async (words) => {
    const unknown = words.filter((word) => !kept.has(word));
    const found = await stemsOf(db, unknown);
    if (kept.size + found.size > maxStems) kept.clear();
    for (const word of unknown) kept.set(word, found.get(word) ?? null);
    return new Map(words.map((word) => [word, kept.get(word) ?? found.get(word) ?? null]));
  };
}
