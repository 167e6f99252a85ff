/** A part of a text: plain, or a link. */
export type Piece = string | { readonly words: string; readonly to: string };

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** Splits a text at its links, which are written as in Markdown: `see [Shipping info](/shippinginfo)`. */
export function piecesOf(text: string): readonly Piece[] {
  // Split by a pattern with two groups: text, then (link text, link URL, text) repeatedly.
  const parts = text.split(new RegExp(link, 'g'));
  return parts
    .flatMap((part, index): Piece[] => {
      if (index % 3 === 0) return [part];
      return index % 3 === 1 ? [{ words: part, to: parts[index + 1] ?? '' }] : [];
    })
    .filter((piece) => piece !== '');
}

/** The plain text, for searches and for search engines. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.words))
    .join('');
}
