import type { FaqEntry, FaqGroup } from './faq-data.ts';
import { wordsOf } from './highlight.ts';
import { plainText } from './rich-text.ts';

/**
 * The groups with only those entries that contain every word of the query; empty groups are left out. If there is no such
 * entry, a topic whose own title matches is returned as a whole.
 */
export function searchFaq(groups: readonly FaqGroup[], query: string): readonly FaqGroup[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return groups;
  const having = (textOf: (group: FaqGroup, entry: FaqEntry) => string) =>
    groups
      .map((group) => ({
        ...group,
        entries: group.entries.filter((entry) => {
          const text = textOf(group, entry).toLowerCase();
          return wanted.every((word) => text.includes(word));
        }),
      }))
      .filter(({ entries }) => entries.length > 0);
  const own = having((_, { question, answer }) => `${question} ${plainText(answer)}`);
  if (own.length > 0) return own;
  return having(({ title }, { question, answer }) => `${title} ${question} ${plainText(answer)}`);
}
