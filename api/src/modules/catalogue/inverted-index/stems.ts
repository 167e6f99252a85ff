import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';

/** What English words are forms of, by the database's Snowball stemmer; words without meaning ('the') have none. */
export async function stemsOf(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(${sql.param([...words])}::text[]) as w (word)`);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
