import type { CallDefinition } from '../call.ts';

// Products, collections and search.

export const listProducts = {
  method: 'GET',
  path: '/api/products',
  auth: 'none',
  status: 200,
  errors: ['COLLECTION_NOT_FOUND'],
  schemas: async () => {
    const { productListQuery: query, productList: response } = await import('../schemas/catalog/catalog.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const facets = {
  method: 'GET',
  path: '/api/products/facets',
  auth: 'none',
  status: 200,
  errors: ['COLLECTION_NOT_FOUND'],
  schemas: async () => {
    const { productFilterQuery: query, facets: response } = await import('../schemas/catalog/catalog.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const latestProducts = {
  method: 'GET',
  path: '/api/products/latest',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { productList: response } = await import('../schemas/catalog/catalog.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const newProducts = {
  method: 'GET',
  path: '/api/products/new',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { newProductsQuery: query, newProducts: response } = await import('../schemas/catalog/catalog.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getProduct = {
  method: 'GET',
  path: '/api/products/:id',
  auth: 'none',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND'],
  schemas: async () => {
    const {
      productParams: params,
      productPreviewQuery: query,
      product: response,
    } = await import('../schemas/catalog/catalog.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

export const relatedProducts = {
  method: 'GET',
  path: '/api/products/:id/related',
  auth: 'none',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND'],
  schemas: async () => {
    const {
      productParams: params,
      productPreviewQuery: query,
      productList: response,
    } = await import('../schemas/catalog/catalog.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

/** The newest only, for releases from before `reviewPage`. */
export const reviews = {
  method: 'GET',
  path: '/api/products/:id/reviews',
  auth: 'none',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND'],
  schemas: async () => {
    const { productParams: params, reviewList: response } = await import('../schemas/catalog/catalog.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const reviewPage = {
  method: 'GET',
  path: '/api/products/:id/reviews/page',
  auth: 'none',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND'],
  schemas: async () => {
    const {
      productParams: params,
      reviewPageQuery: query,
      reviewPage: response,
    } = await import('../schemas/catalog/catalog.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

export const listCollections = {
  method: 'GET',
  path: '/api/collections',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { collectionList: response } = await import('../schemas/catalog/catalog.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const getCollection = {
  method: 'GET',
  path: '/api/collections/:slug',
  auth: 'none',
  status: 200,
  errors: ['COLLECTION_NOT_FOUND'],
  schemas: async () => {
    const { slugParams: params, collection: response } = await import('../schemas/catalog/catalog.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const search = {
  method: 'GET',
  path: '/api/search',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { searchQuery: query, productList: response } = await import('../schemas/catalog/catalog.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const sitemapProducts = {
  method: 'GET',
  path: '/api/sitemap/products',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { sitemapQuery: query, sitemapProducts: response } = await import('../schemas/catalog/sitemap.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
