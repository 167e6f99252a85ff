import type { CallDefinition } from '../call.ts';

/** For the shell's server, which puts it into every page; no browser calls it. */
export const shop = {
  method: 'GET',
  path: '/api/public/shop',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { shop: response } = await import('../schemas/shop.ts');
    return { response };
  },
} as const satisfies CallDefinition;
