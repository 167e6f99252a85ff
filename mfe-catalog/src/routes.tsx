import type { RouteHandle } from '@ritual/shared/federation';
import { type RouteObject } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { picturePreload } from './features/art/picture-preload.ts';
import { listingSizes } from './features/listing/listing-sizes.ts';
import type { ListingData } from './features/listing/load-listing.ts';
import { collectionsHead } from './pages/collections/collections.head.ts';
import { homeHead } from './pages/home/home.head.ts';
import type { HomeData } from './pages/home/home.loader.ts';
import { newInHead } from './pages/new-in/new-in.head.ts';
import type { NewInData } from './pages/new-in/new-in.loader.ts';
import { productHead } from './pages/product/product.head.ts';
import type { ProductData } from './pages/product/product.loader.ts';
import { searchTitle } from './rules/listing/listing-title.ts';
import { listingQuery } from './rules/listing/listing-query.ts';
import { reloads } from './rules/product/reloads.ts';
import { selectionQuery } from './rules/product/selection.ts';

const collections = {
  handle: {
    query: listingQuery,
    chunk: 'collections',
    head: collectionsHead,
    metadata: async () => (await import('./pages/collections/collections.metadata.ts')).collectionsMetadata,
  } satisfies RouteHandle<ListingData>,
  lazy: () => import(/* webpackChunkName: "collections" */ './pages/collections/collections.page.tsx'),
};

export const routes: RouteObject[] = [
  {
    path: paths.home.pattern,
    handle: {
      query: ['draft'],
      chunk: 'home',
      head: homeHead,
      metadata: async () => (await import('./pages/home/home.metadata.ts')).homeMetadata,
    } satisfies RouteHandle<HomeData>,
    lazy: () => import(/* webpackChunkName: "home" */ './pages/home/home.page.tsx'),
  },
  { path: paths.collections.pattern, ...collections },
  { path: paths.collection.pattern, ...collections },
  {
    path: paths.product.pattern,
    handle: {
      query: [...selectionQuery, 'draft'],
      chunk: 'product',
      head: productHead,
      metadata: async () => (await import('./pages/product/product.metadata.ts')).productMetadata,
    } satisfies RouteHandle<ProductData>,
    shouldRevalidate: reloads,
    lazy: () => import(/* webpackChunkName: "product" */ './pages/product/product.page.tsx'),
  },
  {
    path: paths.newIn.pattern,
    handle: {
      query: ['period', 'sort', 'stock', 'page'],
      chunk: 'new-in',
      head: newInHead,
      metadata: async () => (await import('./pages/new-in/new-in.metadata.ts')).newInMetadata,
    } satisfies RouteHandle<NewInData>,
    lazy: () => import(/* webpackChunkName: "new-in" */ './pages/new-in/new-in.page.tsx'),
  },
  {
    path: paths.search.pattern,
    handle: {
      query: listingQuery,
      chunk: 'search',
      head: ({ list }, { search }) => ({
        title: searchTitle((search.get('q') ?? '').trim(), list?.total ?? null),
        canonical: paths.search.to({}),
        noIndex: true,
        preload: picturePreload(list?.products[0]?.images[0], listingSizes),
      }),
    } satisfies RouteHandle<ListingData>,
    lazy: () => import(/* webpackChunkName: "search" */ './pages/search/search.page.tsx'),
  },
  {
    path: paths.shop.pattern,
    handle: { query: [] } satisfies RouteHandle,
    // What is hardly ever loaded is one file: the list of files is part of every page.
    lazy: () => import(/* webpackChunkName: "rare" */ './pages/shop/shop.loader.ts'),
  },
];
