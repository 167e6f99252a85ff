import type { CallDefinition } from '../call.ts';

/** The home page's words, pictures and links, without what is gone. */
export const getHomeContent = {
  method: 'GET',
  path: '/api/public/content/home',
  auth: 'none',
  status: 200,
  errors: [],
  // With those of products, which the page asks for as well: the list of files is loaded with every page.
  schemas: async () => {
    const { homeContentQuery: query, homeContent: response } = await import('../schemas/catalog/catalog.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
