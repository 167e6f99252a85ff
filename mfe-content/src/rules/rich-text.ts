/** A part of a text: plain, or a link. */
export type Segment = string | { readonly words: string; readonly to: string };

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** Splits a text at its links, which are written as in Markdown: `see [Shipping info](/shippinginfo)`. */
export function segmentsOf(text: string): readonly Segment[] {
  // Split by a pattern with two groups: text, then (link text, link URL, text) repeatedly.
  const parts = text.split(new RegExp(link, 'g'));
  return parts
    .flatMap((part, index): Segment[] => {
      if (index % 3 === 0) return [part];
      return index % 3 === 1 ? [{ words: part, to: parts[index + 1] ?? '' }] : [];
    })
    .filter((segment) => segment !== '');
}
