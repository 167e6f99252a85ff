import type { CallDefinition } from '@ritual/shared/contract';

/** A call that the shell's own definitions do not contain: it asks for less, and reads less of the answer. */
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
