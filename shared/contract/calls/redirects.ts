import type { CallDefinition } from '../call.ts';

/** Where an old address leads; asked by the shell's server where no page is. */
export const findRedirect = {
  method: 'GET',
  path: '/api/public/redirect',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { redirectFor: query, foundRedirect: response } = await import('../schemas/redirect.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
