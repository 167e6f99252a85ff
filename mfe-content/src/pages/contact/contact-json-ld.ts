import type { Shop } from '@ritual/shared/contract';
import { shopName } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';

/** Structured data of the page: the contact point. The organization itself is on the home page. */
export function contactJsonLd(origin: string, facts: Shop['facts']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: `Contact ${shopName({ facts })}`,
    url: `${origin}${paths.contact.to()}`,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${origin}${paths.home.to()}#store`,
      name: shopName({ facts }),
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
