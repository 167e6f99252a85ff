/** A piece of one line of a page's text. */
export type Piece = { readonly strong: boolean } & (
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }
  | { readonly kind: 'field'; readonly name: string }
);

// No part of it can run past a beginning of the same kind: a long line takes time in proportion to its length.
const marks =
  /\*\*([^*\s](?:[^*\n]*[^*\s])?)\*\*|\[([^[\]\n]+)\]\(\s*((?:[^()\s]|\([^()\s]*\))*)(?:\s+"[^"\n]*")?\s*\)|\{\{\s*([^{}\n]*?)\s*\}\}/g;

/** Splits a text at its marks: `**bold**`, `[words](/address)` and `{{field}}`. All else is words. */
export function piecesOf(text: string, strong = false): readonly Piece[] {
  const pieces: Piece[] = [];
  const addWords = (words: string) => words !== '' && pieces.push({ kind: 'words', words, strong });
  let at = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, bold, words, to, name] = found;
    addWords(text.slice(at, found.index));
    at = found.index + whole.length;
    if (bold !== undefined) pieces.push(...piecesOf(bold, true));
    else if (words !== undefined)
      pieces.push({ kind: 'link', words: words.replaceAll('**', ''), to: to ?? '', strong });
    else pieces.push({ kind: 'field', name: name ?? '', strong });
  }
  addWords(text.slice(at));
  return pieces;
}

const inWords = /\{\{\s*([^{}\n]*?)\s*\}\}/g;

/** Fields of the words of a link, which may have them, too. */
export const fieldNamesIn = (words: string): readonly string[] =>
  [...words.matchAll(inWords)].map(([, name = '']) => name);

export const withFields = (words: string, value: (name: string) => string): string =>
  words.replace(inWords, (_, name: string) => value(name));
