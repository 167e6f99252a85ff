import type { BitSet } from './bit-set.ts';
import { Posting, union } from './posting.ts';
import { isNear, wordsOf } from '../text/words.ts';

/** Where in a product a word stands; the order is that of their weight. */
const places = ['name', 'keywords', 'text'] as const;
type Place = (typeof places)[number];
export type Texts = Readonly<Record<Place, string>>;

interface Entry {
  readonly stem: string;
  readonly in: Readonly<Record<Place, Posting>>;
}

/** A word that is searched for. */
export interface Term {
  readonly word: string;
  /** What the word is a form of ('running' of 'run'); the word itself when that is not known. */
  readonly stem: string;
}

/** Slots that have a word, in the order of how well they fit. */
export interface Tier {
  readonly place: Place;
  readonly score: number;
  readonly bits: BitSet;
}

/** What a find is worth by its place; nearer the word as it was typed is worth more. */
const scores = {
  same: { name: 8, keywords: 5, text: 1 },
  begins: { name: 6, keywords: 4, text: 0 },
  near: { name: 5, keywords: 3, text: 1 },
} as const;
const likenesses = ['same', 'begins', 'near'] as const;
type Likeness = (typeof likenesses)[number];

/** All words of the catalog and the products that have them. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>();

  has(word: string): boolean {
    return this.#entries.has(word);
  }

  /** `stemOf` knows every word of the texts. */
  add(slot: number, texts: Texts, stemOf: (word: string) => string): void {
    for (const place of places) {
      for (const word of wordsOf(texts[place])) this.#entryOf(word, stemOf).in[place].add(slot);
    }
  }

  #entryOf(word: string, stemOf: (word: string) => string): Entry {
    const known = this.#entries.get(word);
    if (known) return known;
    const made = {
      stem: stemOf(word),
      in: { name: new Posting(), keywords: new Posting(), text: new Posting() },
    };
    this.#entries.set(word, made);
    return made;
  }

  /** Words spelled nearly so, in all their forms: 'legings' is near 'leggings', and meant 'legging', too. */
  #near(typed: string): Entry[] {
    const stems = new Set<string>();
    for (const [word, { stem }] of this.#entries) if (isNear(typed, word)) stems.add(stem);
    return stems.size === 0 ? [] : [...this.#entries.values()].filter(({ stem }) => stems.has(stem));
  }

  /**
   * Products with the word, a form of it or a word that begins so; only if there are none, words spelled nearly so. With `literal`
   * they are not looked for.
   */
  find(term: Term, capacity: number, { literal = false } = {}): readonly Tier[] {
    const found: Record<Likeness, Entry[]> = { same: [], begins: [], near: [] };
    for (const [word, entry] of this.#entries) {
      const likeness = literalLikeness(term, word, entry.stem);
      if (likeness) found[likeness].push(entry);
    }
    if (!literal && found.same.length + found.begins.length === 0) {
      found.near.push(...this.#near(term.word));
    }
    const tierOf = (likeness: Likeness, place: Place): readonly Tier[] => {
      const score = scores[likeness][place];
      const postings = found[likeness].map((entry) => entry.in[place]);
      return score === 0 || postings.length === 0 ? [] : [{ place, score, bits: union(postings, capacity) }];
    };
    return likenesses
      .flatMap((likeness) => places.flatMap((place) => tierOf(likeness, place)))
      .toSorted((a, b) => b.score - a.score);
  }
}

function literalLikeness({ word, stem }: Term, other: string, otherStem: string): Likeness | null {
  if (other === word || otherStem === stem) return 'same';
  return other.startsWith(word) ? 'begins' : null;
}

/** Whether at every place one of the expressions is in the text with all of its words: as they are, begun, or nearly. */
export function fits(places: readonly (readonly (readonly Term[])[])[], text: string): boolean {
  const words = wordsOf(text);
  const isIn = (term: Term) => words.some((word) => word.startsWith(term.word) || isNear(term.word, word));
  return places.every((place) => place.some((expression) => expression.every(isIn)));
}
