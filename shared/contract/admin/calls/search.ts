import type { CallDefinition } from '../../call.ts';

// Every write answers with all that there is then. Searches go by it at once.

const tuning = async () => (await import('../search.ts')).searchTuning;

export const getSearchTuning = {
  method: 'GET',
  path: '/api/admin/search',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => ({ response: await tuning() }),
} as const satisfies CallDefinition;

export const addSynonym = {
  method: 'POST',
  path: '/api/admin/search/synonyms',
  auth: 'admin',
  right: 'products.write',
  status: 201,
  errors: ['SEARCH_ENTRIES_FULL'],
  schemas: async () => {
    const { newSynonym: body } = await import('../search.ts');
    return { body, response: await tuning() };
  },
} as const satisfies CallDefinition;

export const updateSynonym = {
  method: 'PUT',
  path: '/api/admin/search/synonyms/:id',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SEARCH_ENTRY_NOT_FOUND', 'SEARCH_ENTRY_CHANGED'],
  schemas: async () => {
    const { searchEntryParams: params, synonymUpdate: body } = await import('../search.ts');
    return { params, body, response: await tuning() };
  },
} as const satisfies CallDefinition;

export const removeSynonym = {
  method: 'DELETE',
  path: '/api/admin/search/synonyms/:id',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SEARCH_ENTRY_NOT_FOUND'],
  schemas: async () => {
    const { searchEntryParams: params } = await import('../search.ts');
    return { params, response: await tuning() };
  },
} as const satisfies CallDefinition;

export const addPin = {
  method: 'POST',
  path: '/api/admin/search/pins',
  auth: 'admin',
  right: 'products.write',
  status: 201,
  errors: ['SEARCH_ENTRIES_FULL'],
  schemas: async () => {
    const { newPin: body } = await import('../search.ts');
    return { body, response: await tuning() };
  },
} as const satisfies CallDefinition;

export const updatePin = {
  method: 'PUT',
  path: '/api/admin/search/pins/:id',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SEARCH_ENTRY_NOT_FOUND', 'SEARCH_ENTRY_CHANGED'],
  schemas: async () => {
    const { searchEntryParams: params, pinUpdate: body } = await import('../search.ts');
    return { params, body, response: await tuning() };
  },
} as const satisfies CallDefinition;

export const removePin = {
  method: 'DELETE',
  path: '/api/admin/search/pins/:id',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SEARCH_ENTRY_NOT_FOUND'],
  schemas: async () => {
    const { searchEntryParams: params } = await import('../search.ts');
    return { params, response: await tuning() };
  },
} as const satisfies CallDefinition;
