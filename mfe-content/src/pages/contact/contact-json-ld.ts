import type { Shop } from '@ritual/shared/contract';
import { brand } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';

/** Structured data of the page: the contact point. The organization itself is on the home page. */
export function contactJsonLd(origin: string, facts: Shop['facts']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: `Contact ${brand.name}`,
    url: `${origin}${paths.contact.to()}`,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${origin}${paths.home.to()}#store`,
      name: facts?.name ?? brand.name,
      ...(facts && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: facts.email,
          telephone: facts.phone,
          areaServed: 'US',
          availableLanguage: 'English',
        },
      }),
    },
  };
}
