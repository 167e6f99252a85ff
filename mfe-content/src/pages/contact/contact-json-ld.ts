import { brand } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/routing';

/** Structured data of the page: where people are answered. The store itself stands on the home page. */
export function contactJsonLd(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: `Contact ${brand.name}`,
    url: `${origin}${paths.contact.to()}`,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${origin}${paths.home.to()}#store`,
      name: brand.name,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: brand.email,
        telephone: brand.phone,
        areaServed: 'US',
        availableLanguage: 'English',
      },
    },
  };
}
