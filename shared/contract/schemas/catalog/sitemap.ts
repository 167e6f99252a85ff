import * as z from 'zod/mini';
import { page, paged, queryInt, timestamp } from '../primitives.ts';

/** Maximum number of URLs in a sitemap. */
export const sitemapLimit = 50_000;

export const sitemapQuery = z.object({
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(sitemapLimit)), sitemapLimit),
});

/** Every product with a page, oldest id first. */
export const sitemapProducts = paged(z.object({ id: z.int(), updatedAt: timestamp }));
export type SitemapProducts = z.infer<typeof sitemapProducts>;
