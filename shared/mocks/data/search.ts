import {
  isSameExpression,
  readSynonym,
  searchKey,
  searchWords,
  withSynonyms,
  type Synonym,
} from '../../kernel/index.ts';

export interface MockSynonym extends Synonym {
  readonly id: number;
  readonly version: number;
}

export interface MockPin {
  readonly id: number;
  readonly words: string;
  readonly products: readonly number[];
  readonly version: number;
}

/** What the staff has made of the search. */
export interface MockSearch {
  readonly synonyms: readonly MockSynonym[];
  readonly pins: readonly MockPin[];
  /** Words that found nothing, by day. */
  readonly misses: readonly { readonly day: string; readonly words: string; readonly count: number }[];
}

export const noSearchTuning: MockSearch = { synonyms: [], pins: [], misses: [] };

const isSame = (a: string, b: string) => a === b;

/**
 * How well a query matches a text, 0 for no match: the whole phrase in the name scores best, then words and prefixes, then
 * words with a typo. A substitute for the API's search, good enough for development.
 */
export function searchRank(
  q: string,
  name: string,
  keywords: string,
  synonyms: MockSearch['synonyms'] = [],
): number {
  const read = synonyms.map((synonym) => readSynonym(synonym, wordsOf));
  const places = withSynonyms([...new Set(wordsOf(q))], read, isSame);
  if (places.length === 0) return 0;
  const inName = wordsOf(name);
  const others = wordsOf(keywords);
  const rankOf = (expression: readonly string[], literal: boolean) =>
    Math.min(
      ...expression.map((word) => Math.max(3 * best(word, inName, literal), best(word, others, literal))),
    );
  const ranks = places.map((place) =>
    Math.max(...place.map((expression) => rankOf(expression, place.length > 1))),
  );
  if (ranks.includes(0)) return 0;
  return ranks.reduce((sum, rank) => sum + rank, name.toLowerCase().includes(q.toLowerCase()) ? 3 : 0);
}

/** Ids of the products on top of a search. */
export function pinnedFor({ pins }: MockSearch, q: string): readonly number[] {
  const key = searchKey(q);
  const pin =
    pins.find(({ words }) => searchKey(words) === key) ??
    pins.find(({ words }) => isSameExpression(wordsOf(words), wordsOf(key), isSame));
  return pin?.products ?? [];
}

function wordsOf(text: string): string[] {
  // Without the plural's ending, so that one typo stays one typo.
  return searchWords(text).map((word) => word.replace(/(?<=...)s$/, ''));
}

function best(word: string, words: readonly string[], literal: boolean): number {
  if (words.some((other) => other.startsWith(word))) return 1;
  return !literal && words.some((other) => nearlySame(word, other)) ? 0.5 : 0;
}

/** Whether one insertion, deletion or change makes the words equal, or one a prefix of the other. */
function nearlySame(a: string, b: string): boolean {
  if (a.length < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (skipA: number, skipB: number) => a.slice(start + skipA) === b.slice(start + skipB);
  return rest(1, 1) || rest(1, 0) || rest(0, 1);
}
