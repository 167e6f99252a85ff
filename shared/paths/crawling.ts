import type { PathName } from './paths.ts';

/** Public pages that the sitemap lists by themselves; products and collections come from the API. */
export const listedPages = [
  'home',
  'newIn',
  'collections',
  'sizeGuide',
  'faq',
  'shipping',
  'returns',
  'terms',
  'privacy',
  'optOut',
  'accessibility',
  'contact',
] as const satisfies readonly PathName[];

/** Prefixes of pages that are private to a visitor or of no use in search results. */
export const uncrawled: readonly string[] = [
  '/api/',
  '/account',
  '/dashboard',
  '/addresses',
  '/orders',
  '/admin',
  '/cart',
  '/wishlist',
  '/checkout',
  '/success',
  '/cancel',
  // Every query is a page, so there is no end to crawl. The products that it finds are in the sitemap.
  '/search?',
];
