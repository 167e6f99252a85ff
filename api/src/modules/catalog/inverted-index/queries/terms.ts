import { isSameExpression, searchKey, withSynonyms, type ReadSynonym } from '@ritual/shared/kernel';
import type { SearchTerms } from '../structure/catalog-index.ts';
import type { Term } from '../structure/vocabulary.ts';
import type { Stems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

/** What the staff has made of the search. */
export interface Tuning {
  readonly synonyms: readonly ReadSynonym<Term>[];
  readonly pins: readonly Pin[];
}

export interface Pin {
  readonly key: string;
  readonly terms: readonly Term[];
  readonly products: readonly number[];
}

/** The words that are looked for, with what they may be instead, and what is on top. */
export async function termsOf(stemsOf: Stems, tuning: Tuning, q: string): Promise<SearchTerms> {
  return tuned(tuning, q, await meantTerms(stemsOf, q), (term) => term);
}

/** The same of words of which the last one may be typed only half: what a word is a form of says nothing then. */
export async function typedTermsOf(stemsOf: Stems, tuning: Tuning, q: string): Promise<SearchTerms> {
  const words = [...new Set(wordsOf(q))];
  const stems = await stemsOf(words);
  const terms = words.map((word) => ({ word, stem: stems.get(word) ?? word }));
  return tuned(tuning, q, terms, ({ word }) => ({ word, stem: word }));
}

function tuned(
  { synonyms, pins }: Tuning,
  q: string,
  terms: readonly Term[],
  shown: (term: Term) => Term,
): SearchTerms {
  const key = searchKey(q);
  const pin =
    pins.find((each) => each.key === key) ??
    pins.find((each) => isSameExpression(each.terms, terms, isSameTerm));
  const places = withSynonyms(terms, synonyms, isSameTerm);
  return {
    places: places.map((place) => place.map((expression) => expression.map(shown))),
    pinned: pin?.products ?? [],
  };
}

const isSameTerm = (a: Term, b: Term) => a.word === b.word || a.stem === b.stem;

/** Words without meaning ('the') only count when there are no others. */
export async function meantTerms(stemsOf: Stems, text: string): Promise<readonly Term[]> {
  const words = [...new Set(wordsOf(text))];
  const stems = await stemsOf(words);
  const meant = words.flatMap((word) => {
    const stem = stems.get(word);
    return stem ? [{ word, stem }] : [];
  });
  return meant.length > 0 ? meant : words.map((word) => ({ word, stem: word }));
}
