import { headers } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { catalogPolicy } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { createBestSellers } from './best-sellers.ts';
import { allCollections } from './collections.repository.ts';
import {
  presentFacets,
  presentProduct,
  presentReview,
  presentSuggestions,
  presentSummary,
} from './presenter.ts';
import * as service from './service.ts';
import { suggestionsFor } from './suggestions.ts';

export function catalogueRoutes(router: Router, { database: { db }, catalogueIndex: index }: Deps): void {
  cacheShortly(router.app);
  const catalogue = { db, index, bestSellers: createBestSellers(db) };

  route(router, endpoints.listProducts, async ({ query, request, reply }) => {
    const sortGiven = (request.query as { sort?: unknown }).sort !== undefined;
    const { products, total } = await service.listProducts(catalogue, query, sortGiven);
    void reply.header(headers.totalCount, String(total));
    return products.map(presentSummary);
  });
  route(router, endpoints.facets, async ({ query }) => presentFacets(await service.facets(catalogue, query)));
  route(router, endpoints.latestProducts, async () =>
    (await service.latestProducts(catalogue)).map(presentSummary),
  );
  route(router, endpoints.newProducts, async ({ query }) => {
    const { products, last } = await service.newProducts(catalogue, query);
    return { content: products.map(presentSummary), last };
  });
  route(router, endpoints.getProduct, async ({ params }) =>
    presentProduct(await service.getProduct(db, params.id)),
  );
  route(router, endpoints.relatedProducts, async ({ params }) =>
    (await service.relatedProducts(catalogue, params.id)).map(presentSummary),
  );
  route(router, endpoints.reviews, async ({ params }) => {
    const newest = { sort: 'newest', offset: 0, limit: catalogPolicy.reviewsMost } as const;
    const { rows } = await service.reviews(db, params.id, newest);
    return rows.map(presentReview);
  });
  route(router, endpoints.reviewPage, async ({ params, query }) => {
    const { counts, rows } = await service.reviews(db, params.id, query);
    return { counts, content: rows.map(presentReview) };
  });
  route(router, endpoints.listCollections, () => allCollections(db));
  route(router, endpoints.getCollection, ({ params }) => service.findCollection(db, params.slug));
  route(router, endpoints.search, async ({ query, reply }) => {
    const { products, total } = await service.searchProducts(catalogue, query);
    void reply.header(headers.totalCount, String(total));
    return products.map(presentSummary);
  });
  route(router, endpoints.suggestions, async ({ query }) =>
    presentSuggestions(await suggestionsFor(catalogue, query.q)),
  );
}
