import type { CallDefinition } from '../call.ts';

// Called from every page.

export const suggestions = {
  method: 'GET',
  path: '/api/search/suggestions',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { suggestionsQuery: query, suggestions: response } =
      await import('../schemas/catalog/suggestions.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
