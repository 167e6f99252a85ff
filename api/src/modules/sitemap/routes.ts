import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { listedProducts } from './repository.ts';

export function sitemapRoutes(router: Router, { database: { db } }: Deps): void {
  cacheShortly(router.app, 60);

  route(router, endpoints.sitemapProducts, async ({ query: { page, size } }) => {
    const offset = page * size;
    const { content, total } = await listedProducts(db, { offset, limit: size });
    return { content, page, size, totalElements: total, last: offset + size >= total };
  });
}
