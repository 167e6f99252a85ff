import { expect, test } from '@jest/globals';
import { demoShop } from '@ritual/shared/demo';
import { listJsonLd, storeJsonLd } from './site-json-ld.ts';

const origin = 'https://store.example';

test('the organization and its search', () => {
  expect(
    storeJsonLd(origin, { facts: demoShop, social: [{ network: 'TikTok', href: 'https://tiktok.com/@a' }] }),
  ).toMatchObject([
    {
      sameAs: ['https://tiktok.com/@a'],
      '@type': 'Organization',
      url: `${origin}/`,
      logo: `${origin}/icon.svg`,
      email: demoShop.email,
      telephone: demoShop.phone,
      address: { addressLocality: 'Boston' },
    },
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
    },
  ]);
});

test('without facts of the shop they are left out', () => {
  const [keeper] = storeJsonLd(origin, { facts: null });
  expect(keeper).toMatchObject({ name: 'RITUAL OF POWER', url: `${origin}/` });
  for (const key of ['email', 'telephone', 'address', 'sameAs']) expect(keeper).not.toHaveProperty(key);
});

test('a page of products has the total and the products that it shows', () => {
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
