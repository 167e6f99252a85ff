import type { Shop } from '@ritual/shared/contract';
import { faqOf } from '../../rules/faq-data.ts';
import { plainText } from '../../rules/rich-text.ts';

/** Search engines get up to 30 questions (the specification's number). */
const max = 30;

/** Structured data of the page, as schema.org's FAQPage. */
export function faqJsonLd(shop: Shop | null): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqOf(shop)
      .flatMap(({ entries }) => entries)
      .slice(0, max)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
  };
}
