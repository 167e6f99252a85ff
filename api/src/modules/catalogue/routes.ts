import { headers } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { catalogPolicy } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { CheckedJson } from '../../plugins/checked-json.ts';
import { createBestSellers } from './best-sellers.ts';
import { createCards } from './cards.ts';
import { allCollections } from './collections.repository.ts';
import { presentFacets, presentProduct, presentReview, presentSuggestions } from './presenter.ts';
import { createStems } from './inverted-index/stems.ts';
import * as service from './service.ts';
import { suggestionsFor } from './suggestions.ts';

const listOf = (cards: readonly string[]) => new CheckedJson(`[${cards.join(',')}]`);

export function catalogueRoutes(router: Router, { database: { db }, catalogueIndex: index }: Deps): void {
  cacheShortly(router.app);
  const kept = { bestSellers: createBestSellers(db), cards: createCards(db, index), stems: createStems(db) };
  const catalogue = { db, index, ...kept };

  route(router, endpoints.listProducts, async ({ query, request, reply }) => {
    const sortGiven = (request.query as { sort?: unknown }).sort !== undefined;
    const { cards, total } = await service.listProducts(catalogue, query, sortGiven);
    void reply.header(headers.totalCount, String(total));
    return listOf(cards);
  });
  route(router, endpoints.facets, async ({ query }) => presentFacets(await service.facets(catalogue, query)));
  route(router, endpoints.latestProducts, async () => listOf(await service.latestProducts(catalogue)));
  route(router, endpoints.newProducts, async ({ query }) => {
    const { cards, last } = await service.newProducts(catalogue, query);
    return new CheckedJson(`{"content":[${cards.join(',')}],"last":${String(last)}}`);
  });
  route(router, endpoints.getProduct, async ({ params }) =>
    presentProduct(await service.getProduct(db, params.id)),
  );
  route(router, endpoints.relatedProducts, async ({ params }) =>
    listOf(await service.relatedProducts(catalogue, params.id)),
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
    const { cards, total } = await service.searchProducts(catalogue, query);
    void reply.header(headers.totalCount, String(total));
    return listOf(cards);
  });
  route(router, endpoints.suggestions, async ({ query }) =>
    presentSuggestions(await suggestionsFor(catalogue, query.q)),
  );
}
