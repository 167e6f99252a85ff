import { expect, test } from '@jest/globals';
import { listJsonLd, storeJsonLd } from './site-json-ld.ts';

const origin = 'https://store.example';

test('the store says who keeps it and how it is searched', () => {
  expect(storeJsonLd(origin)).toMatchObject([
    { '@type': 'Organization', url: `${origin}/`, logo: `${origin}/icon.svg` },
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
    },
  ]);
});

test('a page of products counts all and names those that it shows', () => {
  const page = listJsonLd('Sale', origin, '/collections/sale', {
    products: [{ id: 7 }, { id: 3 }],
    total: 40,
  });
  expect(page).toMatchObject({
    url: `${origin}/collections/sale`,
    mainEntity: {
      numberOfItems: 40,
      itemListElement: [
        { position: 1, url: `${origin}/product/7` },
        { position: 2, url: `${origin}/product/3` },
      ],
    },
  });
});
