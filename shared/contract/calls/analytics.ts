import type { CallDefinition } from '../call.ts';

/** Always the same answer: with `Sec-GPC: 1` nothing is stored. */
export const sendEvents = {
  method: 'POST',
  path: '/api/events',
  auth: 'none',
  status: 202,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { analyticsBatch: body } = await import('../schemas/analytics.ts');
    return { body };
  },
} as const satisfies CallDefinition;
