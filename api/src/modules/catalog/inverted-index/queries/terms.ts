import type { Stems } from '../text/stems.ts';
import type { Term } from '../structure/vocabulary.ts';
import { wordsOf } from '../text/words.ts';

/** The words that are looked for. Words without meaning ('the') only count when there are no others. */
export async function termsOf(stemsOf: Stems, q: string): Promise<readonly Term[]> {
  const words = [...new Set(wordsOf(q))];
  const stems = await stemsOf(words);
  const meant = words.flatMap((word) => {
    const stem = stems.get(word);
    return stem ? [{ word, stem }] : [];
  });
  return meant.length > 0 ? meant : words.map(plainTerm);
}

/** A word that may be typed only half: what it is a form of is not known. */
export const plainTerm = (word: string): Term => ({ word, stem: word });
