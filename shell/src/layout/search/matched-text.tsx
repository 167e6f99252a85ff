import { Fragment } from 'react';

/** A name in which the word beginnings that match the typed text are bold. */
export function MatchedText({ text, q }: { readonly text: string; readonly q: string }) {
  // Longest first: of 'le' and 'leg' the latter is to match.
  const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return text;
  // Split by a regex with one group, every second part is a match.
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'iu'));
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 1 ? <b>{part}</b> : part}</Fragment>
  ));
}
