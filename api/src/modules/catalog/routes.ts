import { headers } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { catalogPolicy } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { cacheShortly } from '../../plugins/cache.ts';
import { CheckedJson } from '../../plugins/checked-json.ts';
import { shownCollections } from './collections/collections.repository.ts';
import { presentCollection } from './collections/presenter.ts';
import { findCollection } from './collections/service.ts';
import { createBestSellers } from './lists/best-sellers.ts';
import { presentFacets } from './lists/presenter.ts';
import * as lists from './lists/service.ts';
import { isPreviewKey } from './products/preview.ts';
import { getProduct } from './products/service.ts';
import { presentReview } from './reviews/presenter.ts';
import { getReviews } from './reviews/service.ts';
import { noteMiss } from '../search/misses.ts';
import { presentSuggestions } from './suggestions/presenter.ts';
import { suggestionsFor } from './suggestions/suggestions.ts';

const listOf = (cards: readonly string[]) => new CheckedJson(`[${cards.join(',')}]`);

export function catalogRoutes(router: Router, deps: Deps): void {
  const {
    database: { db },
    catalogIndex: index,
    cards: catalogCards,
  } = deps;
  cacheShortly(router.app);
  const catalog = { db, index, bestSellers: createBestSellers(db), cards: catalogCards };

  route(router, endpoints.listProducts, async ({ query, request, reply }) => {
    const sortGiven = (request.query as { sort?: unknown }).sort !== undefined;
    const { cards, total } = await lists.listProducts(catalog, query, sortGiven);
    if (total === 0) await noteMiss(deps, query, request);
    void reply.header(headers.totalCount, String(total));
    return listOf(cards);
  });
  route(router, endpoints.facets, async ({ query }) => presentFacets(await lists.facets(catalog, query)));
  route(router, endpoints.latestProducts, async () => listOf(await lists.latestProducts(catalog)));
  route(router, endpoints.newProducts, async ({ query }) => {
    const { cards, last } = await lists.newProducts(catalog, query);
    return new CheckedJson(`{"content":[${cards.join(',')}],"last":${String(last)}}`);
  });
  route(router, endpoints.getProduct, async ({ params, query, reply }) => {
    const found = await getProduct(deps, params.id, query.draft);
    if (found.preview) void reply.header('cache-control', 'no-store');
    return found;
  });
  route(router, endpoints.relatedProducts, async ({ params, query }) => {
    const isPreview = isPreviewKey(deps.settings, params.id, query.draft, new Date());
    return listOf(await lists.relatedProducts(catalog, params.id, isPreview));
  });
  route(router, endpoints.reviews, async ({ params }) => {
    const newest = { sort: 'newest', offset: 0, limit: catalogPolicy.maxReviews } as const;
    const { rows } = await getReviews(db, params.id, newest);
    return rows.map(presentReview);
  });
  route(router, endpoints.reviewPage, async ({ params, query }) => {
    const { counts, rows } = await getReviews(db, params.id, query);
    return { counts, content: rows.map(presentReview) };
  });
  route(router, endpoints.listCollections, async () => (await shownCollections(db)).map(presentCollection));
  route(router, endpoints.getCollection, async ({ params }) =>
    presentCollection(await findCollection(db, params.slug)),
  );
  route(router, endpoints.search, async ({ query, reply }) => {
    const { cards, total } = await lists.searchProducts(catalog, query);
    void reply.header(headers.totalCount, String(total));
    return listOf(cards);
  });
  route(router, endpoints.suggestions, async ({ query }) =>
    presentSuggestions(await suggestionsFor(db, index, query.q)),
  );
}
