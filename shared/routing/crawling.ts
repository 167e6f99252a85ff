import type { PathName } from './paths.ts';

/** Pages for everybody that stand in the sitemap by themselves; products and collections come from the API. */
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
  'contact',
] as const satisfies readonly PathName[];

/** Beginnings of addresses that are one visitor's own, or of no use to anybody who searches. */
export const uncrawled: readonly string[] = [
  '/api/',
  '/account',
  '/dashboard',
  '/addresses',
  '/orders',
  '/admin',
  '/cart',
  '/checkout',
  '/success',
  '/cancel',
  // Every word is a page: a room without end. What is found in it stands in the sitemap.
  '/search?',
];
