import type { CallDefinition } from '../call.ts';

/** The home page's words, pictures and links, without what is gone. */
export const getHomeContent = {
  method: 'GET',
  path: '/api/public/content/home',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { homeContentQuery: query, homeContent: response } = await import('../schemas/catalog/content.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
