import { expect, test } from '@jest/globals';
import { review, reviewPage, summary, variants } from '../../testing/products.ts';
import { productJsonLd } from './product-json-ld.ts';

const product = {
  ...summary({ price: 9_850, variants: variants(['M pine 3', 'L clay 0']) }),
  description: 'Soft.',
  details: [],
  fitNote: null,
};
const page = {
  brand: 'Kite & Co',
  url: 'https://store.example/product/101',
  images: ['https://store.example/media/960/front.webp'],
  imageOf: (color: string) => (color === 'clay' ? 'https://store.example/media/960/clay.webp' : undefined),
};

test('common properties of the product, and those of each variant', () => {
  expect(productJsonLd(product, page, null)).toMatchObject({
    '@type': 'ProductGroup',
    brand: { name: 'Kite & Co' },
    name: 'Ascend High-Rise Legging',
    productGroupID: '101',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    audience: { suggestedGender: 'female' },
    hasVariant: [
      {
        '@type': 'Product',
        sku: '1',
        name: 'Ascend High-Rise Legging, pine, M',
        size: 'M',
        color: 'pine',
        image: 'https://store.example/media/960/front.webp',
        offers: {
          price: '98.50',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: 'https://store.example/product/101?size=M&color=pine',
        },
      },
      {
        sku: '2',
        image: 'https://store.example/media/960/clay.webp',
        offers: {
          availability: 'https://schema.org/OutOfStock',
          url: 'https://store.example/product/101?size=L&color=clay',
        },
      },
    ],
  });
});

test('on sale the previous price is the strikethrough price; the current price stays the price', () => {
  const offers = (compareAtPrice: number | null) =>
    productJsonLd({ ...product, compareAtPrice }, page, null) as {
      hasVariant: { offers: Record<string, unknown> }[];
    };
  expect(offers(12_000).hasVariant[0]?.offers).toMatchObject({
    price: '98.50',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '120.00',
      priceCurrency: 'USD',
    },
  });
  expect(offers(null).hasVariant[0]?.offers).not.toHaveProperty('priceSpecification');
});

test('ratings are included if there are any', () => {
  expect(productJsonLd(product, page, reviewPage([]))).not.toHaveProperty('aggregateRating');
  const reviews = [1, 2, 3, 4].map((id) => review({ id, rating: id === 1 ? 2 : 5 }));
  const told = productJsonLd(product, page, reviewPage(reviews)) as { review: unknown[] };
  expect(told).toMatchObject({ aggregateRating: { ratingValue: 4.3, reviewCount: 4 } });
  expect(told.review).toHaveLength(3);
  expect(told.review[0]).toMatchObject({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'A. D.' },
    datePublished: '2026-11-01',
    reviewRating: { ratingValue: 5 },
  });
});
