import type { CallDefinition } from '@ritual/shared/contract';

/** A call of this remote's own: of what the API answers it reads only what the page shows. */
export const cheapest = {
  method: 'GET',
  path: '/api/products',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const z = await import('zod/mini');
    return {
      query: z.object({ sort: z.literal('price-asc'), limit: z.int() }),
      response: z.array(z.object({ id: z.int(), name: z.string() })),
    };
  },
} as const satisfies CallDefinition;
