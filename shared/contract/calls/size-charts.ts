import type { CallDefinition } from '../call.ts';

// A file of its own: the home page has a call of content, and does not load this one.

/** Size charts as shoppers see them. */
export const getSizeCharts = {
  method: 'GET',
  path: '/api/public/size-charts',
  auth: 'none',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND'],
  schemas: async () => {
    const { sizeChartsQuery: query, sizeCharts: response } =
      await import('../schemas/catalog/size-charts.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
