import { plainBlocks, type PageContent } from '@ritual/shared/kernel';

/** Search engines get up to 30 questions (the specification's number). */
const max = 30;

/** Structured data of the page, as schema.org's FAQPage. */
export function faqJsonLd({ sections }: Pick<PageContent, 'sections'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections
      .flatMap(({ questions }) => questions)
      .slice(0, max)
      .map(({ title, blocks }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: plainBlocks(blocks) },
      })),
  };
}
