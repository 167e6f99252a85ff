import { readSynonym } from '@ritual/shared/kernel';
import type { Db } from '../../../../db/client.ts';
import { searchPins, searchState, searchSynonyms } from '../../../../db/schema/index.ts';
import { meantTerms, type Tuning } from '../queries/terms.ts';
import type { Stems } from '../text/stems.ts';

/**
 * Synonyms and pinned products. Each search asks which state is the last one, so that every process knows of a change with the next
 * search; they are read only when it is another.
 */
export function createLiveTuning(db: Db, stems: Stems): () => Promise<Tuning> {
  let known: { readonly version: number; readonly tuning: Promise<Tuning> } | null = null;
  return async () => {
    const [state] = await db.select({ version: searchState.version }).from(searchState);
    const version = state?.version ?? 0;
    if (known?.version === version) return known.tuning;
    const read = { version, tuning: load(db, stems) };
    known = read;
    // The next search tries again.
    read.tuning.catch(() => {
      if (known === read) known = null;
    });
    return read.tuning;
  };
}

async function load(db: Db, stems: Stems): Promise<Tuning> {
  const [synonyms, pins] = await Promise.all([
    db.select().from(searchSynonyms).orderBy(searchSynonyms.id),
    db.select().from(searchPins).orderBy(searchPins.id),
  ]);
  const expressions = synonyms.flatMap(({ from, words }) => (from === null ? words : [from, ...words]));
  const read = new Map<string, Awaited<ReturnType<typeof meantTerms>>>();
  for (const each of [...expressions, ...pins.map(({ words }) => words)]) {
    if (!read.has(each)) read.set(each, await meantTerms(stems, each));
  }
  const termsIn = (expression: string) => read.get(expression) ?? [];
  return {
    synonyms: synonyms.map((each) => readSynonym(each, termsIn)),
    pins: pins.map(({ key, words, products }) => ({ key, products, terms: termsIn(words) })),
  };
}
