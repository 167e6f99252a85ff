/** A part of a text and whether it matches the search. */
export interface Highlight {
  readonly text: string;
  readonly hit: boolean;
}

/** The search words. */
export function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text at the search words; the longest first, so that 'shipping' is not split by 'ship'. */
export function highlight(text: string, words: readonly string[]): readonly Highlight[] {
  if (words.length === 0) return [{ text, hit: false }];
  const escaped = [...words].sort((a, b) => b.length - a.length).map(literal);
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
