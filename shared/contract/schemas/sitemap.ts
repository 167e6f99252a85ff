import * as z from 'zod/mini';
import { page, paged, queryInt, timestamp } from './primitives.ts';

/** More addresses a sitemap may not have. */
export const sitemapLimit = 50_000;

export const sitemapQuery = z.object({
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(sitemapLimit)), sitemapLimit),
});

/** Every product that has a page, oldest id first. */
export const sitemapProducts = paged(z.object({ id: z.int(), updatedAt: timestamp }));
export type SitemapProducts = z.infer<typeof sitemapProducts>;
