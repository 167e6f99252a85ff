import { plainBlocks, type PageQuestion, type PageSection } from '@ritual/shared/kernel';
import { wordsOf } from './highlight.ts';

/**
 * The sections with only those questions that contain every word of the query; sections without one are left out. If there is no
 * such question, a section whose own title matches is returned as a whole.
 */
export function searchFaq(sections: readonly PageSection[], query: string): readonly PageSection[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return sections;
  const having = (textOf: (section: PageSection, question: PageQuestion) => string) =>
    sections
      .map((section) => ({
        ...section,
        questions: section.questions.filter((question) => {
          const text = textOf(section, question).toLowerCase();
          return wanted.every((word) => text.includes(word));
        }),
      }))
      .filter(({ questions }) => questions.length > 0);
  const own = having((_, { title, blocks }) => `${title} ${plainBlocks(blocks)}`);
  if (own.length > 0) return own;
  return having((section, { title, blocks }) => `${section.title} ${title} ${plainBlocks(blocks)}`);
}
