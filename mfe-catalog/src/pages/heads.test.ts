import { expect, test } from '@jest/globals';
import { defaultHomeContent } from '@ritual/shared/kernel';
import { wideArt } from '@ritual/shared/theme';
import type { ListingData } from '../features/listing/load-listing.ts';
import { demoProduct } from '@ritual/shared/testing';
import { today } from '../rules/today.ts';
import { collectionsHead } from './collections/collections.head.ts';
import { heroPreload } from './home/components/hero-picture.ts';
import { homeHead } from './home/home.head.ts';
import { productHead } from './product/product.head.ts';
import { productMetadata } from './product/product.metadata.ts';

const context = (search = '') => ({
  origin: 'https://store.example',
  pathname: '/',
  search: new URLSearchParams(search),
});
const listing = (collection: ListingData['collection']): ListingData => ({
  collection,
  list: null,
  now: today(),
});

test("home preloads the first slide in the window's orientation", () => {
  const [first] = defaultHomeContent.slides;
  const preload = first ? heroPreload(first) : [];
  expect(homeHead({ preload, preview: false })).toMatchObject({ preload, noIndex: false });
  expect(preload[0]?.sizes).toBe(`(${wideArt}) max(100vw, 210vh), max(100vw, 52vh)`);
  expect(preload.map(({ href, media }) => [href, media])).toEqual([
    ['/media/640/hero-eclipse-wide.webp', wideArt],
    ['/media/640/hero-eclipse-portrait.webp', `not all and ${wideArt}`],
  ]);
});

test('a slide with one picture preloads that one, and a preview is kept from search engines', () => {
  const [first] = defaultHomeContent.slides;
  const preload = first ? heroPreload({ ...first, portrait: null }) : [];
  expect(preload).toMatchObject([{ href: '/media/640/hero-eclipse-wide.webp', sizes: 'max(100vw, 210vh)' }]);
  expect(preload[0]).not.toHaveProperty('media');
  expect(homeHead({ preload, preview: true }).noIndex).toBe(true);
});

test('a collection has a title by rule and a URL without filters', () => {
  const woman = listing({ slug: 'woman', title: '', description: null });
  expect(collectionsHead(woman, context('size=M'))).toMatchObject({
    title: "Women's Collection",
    canonical: '/collections/woman',
  });
  expect(collectionsHead(listing(null), context('gender=MALE'))).toMatchObject({
    title: "Men's Collection",
    canonical: '/collections',
  });
});

test("a product's head shows the color in the URL and has one canonical URL", () => {
  const data = { product: demoProduct(101), related: [], reviews: null, now: today() };
  const head = productHead(data, context('size=M&color=obsidian'));
  expect(head).toMatchObject({ title: 'Ascend High-Rise Legging', canonical: '/product/101' });
  expect(head.preload?.[0]?.href).toContain('obsidian');
  const { jsonLd } = productMetadata(data, { ...context(), shop: null });
  expect(JSON.stringify(jsonLd)).toContain('https://store.example/product/101');
});
