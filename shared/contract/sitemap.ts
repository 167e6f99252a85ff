import { z } from 'zod';
import { page, paged, queryInt, timestamp } from './primitives.ts';

/** More addresses a sitemap may not have. */
export const sitemapLimit = 50_000;

export const sitemapQuery = z.object({
  page,
  size: queryInt().min(1).max(sitemapLimit).default(sitemapLimit),
});

/** Every product that has a page, oldest id first. */
export const sitemapProducts = paged(z.object({ id: z.number().int(), updatedAt: timestamp }));
export type SitemapProducts = z.infer<typeof sitemapProducts>;
