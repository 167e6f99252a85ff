/** A part of a text: words, or words that lead somewhere. */
export type Piece = string | { readonly words: string; readonly to: string };

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** Parts a text at its links, which are written as in Markdown: `see [Shipping info](/shippinginfo)`. */
export function piecesOf(text: string): readonly Piece[] {
  // Split by a pattern with two groups: words, then (link's words, link's address, words) again and again.
  const parts = text.split(new RegExp(link, 'g'));
  return parts
    .flatMap((part, index): Piece[] => {
      if (index % 3 === 0) return [part];
      return index % 3 === 1 ? [{ words: part, to: parts[index + 1] ?? '' }] : [];
    })
    .filter((piece) => piece !== '');
}

/** The words alone, for searches and for search engines. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.words))
    .join('');
}
