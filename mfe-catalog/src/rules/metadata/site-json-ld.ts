import type { Shop } from '@ritual/shared/contract';
import { brand, shopName } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';

const context = 'https://schema.org';

/** The organization, and the store as a searchable site; `origin` is the store's origin. */
export function storeJsonLd(
  origin: string,
  { facts, social }: Pick<Shop, 'facts' | 'social'>,
): readonly object[] {
  const home = `${origin}${paths.home.to()}`;
  const keeper = `${home}#store`;
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': keeper,
      name: shopName({ facts }),
      url: home,
      logo: `${origin}${brand.mark.href}`,
      ...(facts && reached(facts)),
      ...(social && { sameAs: social.map(({ href }) => href) }),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: shopName({ facts }),
      url: home,
      publisher: { '@id': keeper },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${paths.search.pattern}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function reached({ email, phone, street, city, state, zip }: NonNullable<Shop['facts']>): object {
  return {
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
  };
}

/** A page of products, with those that it shows; URLs are absolute. */
export function listJsonLd(
  name: string,
  origin: string,
  path: string,
  list: { readonly products: readonly { readonly id: number }[]; readonly total?: number },
): object {
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name,
    url: `${origin}${path}`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.total ?? list.products.length,
      itemListElement: list.products.map(({ id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${origin}${paths.product.to({ id })}`,
      })),
    },
  };
}
