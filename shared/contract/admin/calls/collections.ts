import type { CallDefinition } from '../../call.ts';

export const listAdminCollections = {
  method: 'GET',
  path: '/api/admin/collections',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { adminCollectionQuery: query, adminCollectionList: response } = await import('../collections.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/** What a rule would choose, before it is saved. */
export const previewCollection = {
  method: 'GET',
  path: '/api/admin/collection-preview',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { collectionPreviewQuery: query, collectionPreview: response } = await import('../collections.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/** Hidden ones and such as are not due, too. */
export const getAdminCollection = {
  method: 'GET',
  path: '/api/admin/collections/:id',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: ['COLLECTION_NOT_FOUND'],
  schemas: async () => {
    const { adminCollectionParams: params, adminCollection: response } = await import('../collections.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** The last of all. */
export const createCollection = {
  method: 'POST',
  path: '/api/admin/collections',
  auth: 'admin',
  right: 'products.write',
  status: 201,
  errors: ['COLLECTION_ADDRESS_TAKEN', 'COLLECTIONS_FULL'],
  schemas: async () => {
    const { newCollection: body, adminCollection: response } = await import('../collections.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Its previous address leads to the new one. The details of COLLECTION_CHANGED have it as it is now, as `current`. */
export const updateCollection = {
  method: 'PUT',
  path: '/api/admin/collections/:id',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['COLLECTION_NOT_FOUND', 'COLLECTION_CHANGED', 'COLLECTION_ADDRESS_TAKEN'],
  schemas: async () => {
    const {
      adminCollectionParams: params,
      collectionUpdate: body,
      adminCollection: response,
    } = await import('../collections.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Its products stay; its addresses lead nowhere from then on, until it is restored. */
export const deleteCollection = {
  method: 'DELETE',
  path: '/api/admin/collections/:id',
  auth: 'admin',
  right: 'products.write',
  status: 204,
  errors: ['COLLECTION_NOT_FOUND'],
  schemas: async () => {
    const { adminCollectionParams: params } = await import('../collections.ts');
    return { params };
  },
} as const satisfies CallDefinition;

/** Takes a deletion of the last 30 days back: it is what and where it was. */
export const restoreCollection = {
  method: 'POST',
  path: '/api/admin/collections/:id/restore',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['COLLECTION_NOT_FOUND', 'COLLECTION_ADDRESS_TAKEN', 'COLLECTIONS_FULL'],
  schemas: async () => {
    const { adminCollectionParams: params, adminCollection: response } = await import('../collections.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** Refused unless all collections are named: another one was made or deleted meanwhile. */
export const orderCollections = {
  method: 'PUT',
  path: '/api/admin/collection-order',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['COLLECTIONS_CHANGED'],
  schemas: async () => {
    const { collectionOrder: body, adminCollectionList: response } = await import('../collections.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
