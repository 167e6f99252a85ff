import type { FaqGroup } from './faq-data.ts';
import { wordsOf } from './highlight.ts';
import { plainText } from './rich-text.ts';

/** The groups with only those entries that, with their topic, hold every word of the query; empty ones are left out. */
export function searchFaq(groups: readonly FaqGroup[], query: string): readonly FaqGroup[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ question, answer }) => {
        const text = `${group.title} ${question} ${plainText(answer)}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
