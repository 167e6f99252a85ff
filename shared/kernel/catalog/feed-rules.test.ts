import { expect, test } from '@jest/globals';
import { feedPrice, feedProblems, googleCategory, type FeedProduct } from './feed-rules.ts';

const variant = { sku: 'A-1', gtin: '4006381333931', size: 'M', color: { name: 'Pine' } };
const product: FeedProduct = {
  ...{ name: 'Ascend Legging', description: 'A legging.', variants: [variant] },
  images: [{ width: 1200, height: 1500 }],
};
const gtin = (value: string | null) => ({ variants: [{ ...variant, gtin: value }] });

test('nothing is said of a product that keeps to the rules', () => {
  expect(feedProblems(product)).toEqual([]);
});

test.each<[Partial<FeedProduct>, RegExp, boolean]>([
  [{ variants: [] }, /no variant/, true],
  [{ name: 'a'.repeat(142) }, /more than 150 characters together/, true],
  [{ name: 'ASCEND LEGGING' }, /capital letters/, true],
  [{ description: ' ' }, /no description/, true],
  [{ description: 'a'.repeat(5001) }, /more than 5000/, true],
  [{ images: [] }, /no picture/, true],
  [{ images: [{ width: 1200, height: 249 }] }, /below 250 × 250/, true],
  [{ images: [{ width: 499, height: 900 }] }, /below 500 × 500/, false],
  [gtin('4006381333932'), /^A-1: this GTIN is none/, true],
  [gtin('2000000000008'), /^A-1: this GTIN is none/, true],
  [gtin('020000000004'), /^A-1: this GTIN is none/, true],
  [gtin(null), /^A-1: without a GTIN/, false],
])('%j is told', (change, words, isRefused) => {
  expect(feedProblems({ ...product, ...change })).toEqual([
    { words: expect.stringMatching(words), isRefused },
  ]);
});

test('many variants are named in one sentence', () => {
  const variants = ['A-1', 'A-2', 'A-3'].map((sku) => ({ ...variant, sku, gtin: null }));
  expect(feedProblems({ ...product, variants })).toMatchObject([
    { words: expect.stringMatching(/^A-1, A-2 and 1 more:/) },
  ]);
});

const sale = { price: 8000, firstDay: '2026-11-27', lastDay: '2026-11-30' };
const during = { from: new Date('2026-11-27T05:00:00Z'), to: new Date('2026-12-01T05:00:00Z') };
const before = { price: 9800, compareAtPrice: null };

test('a sale is sent with its days, before it begins and while it runs', () => {
  const is = { price: 9800, salePrice: 8000, during };
  expect(feedPrice(before, { ...sale, state: 'PLANNED', before: null })).toEqual(is);
  const now = { price: 8000, compareAtPrice: 9800 };
  expect(feedPrice(now, { ...sale, state: 'RUNNING', before })).toEqual(is);
  expect(feedPrice(now, null)).toEqual({ ...is, during: null });
  expect(feedPrice({ ...now, price: 7500 }, { ...sale, state: 'RUNNING', before })).toEqual({
    ...{ price: 9800, salePrice: 7500, during: null },
  });
  expect(feedPrice(before, { ...sale, state: 'ENDED', before })).toEqual({
    price: 9800,
    salePrice: null,
    during: null,
  });
});

test('a category is sent where it is sure', () => {
  expect(googleCategory(['Tanks', 'Tops'])).toBe('Apparel & Accessories > Clothing > Shirts & Tops');
  expect(googleCategory(['Sets', 'Tops'])).toBeNull();
  expect(googleCategory(['Tops', 'Shorts'])).toBeNull();
});
