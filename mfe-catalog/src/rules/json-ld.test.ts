import { expect, test } from '@jest/globals';
import { summary, variants } from '../testing/products.ts';
import { breadcrumbJsonLd, excerpt, productJsonLd } from './json-ld.ts';

const product = { ...summary({ price: 98.5 }), description: 'Soft.', details: [], fitNote: null };

test('a product says what it costs and whether it can be had', () => {
  const url = 'https://store.example/product/101';
  expect(productJsonLd(product, url, [])).toMatchObject({
    '@type': 'Product',
    offers: { price: '98.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock', url },
  });
  expect(productJsonLd({ ...product, variants: variants(['M pine 0']) }, url, [])).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('breadcrumbs are numbered from 1', () => {
  expect(breadcrumbJsonLd([{ name: 'Home', url: 'https://store.example/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home' }],
  });
});

test('an excerpt ends at a word', () => {
  expect(excerpt('Short.')).toBe('Short.');
  expect(excerpt('One two, three four', 10)).toBe('One two…');
});
