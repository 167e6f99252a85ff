import { Fragment } from 'react';

/** A name with the beginnings of words that were typed in bold. */
export function MatchedText({ text, q }: { readonly text: string; readonly q: string }) {
  // The longest first: of 'le' and 'leg' the latter is what is seen.
  const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return text;
  // In a split by one group every second part is what matched.
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'iu'));
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 1 ? <b>{part}</b> : part}</Fragment>
  ));
}
