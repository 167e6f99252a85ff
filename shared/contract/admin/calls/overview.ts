import type { CallDefinition } from '../../call.ts';

/** What waits for the staff, of what the caller may do. */
export const getWorklist = {
  method: 'GET',
  path: '/api/admin/worklist',
  auth: 'admin',
  right: null,
  status: 200,
  errors: [],
  schemas: async () => {
    const { worklist: response } = await import('../worklist.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const getLowStock = {
  method: 'GET',
  path: '/api/admin/low-stock',
  auth: 'admin',
  right: 'stock.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { lowStock: response } = await import('../worklist.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Sums of a period and of the one before it. */
export const getFigures = {
  method: 'GET',
  path: '/api/admin/figures',
  auth: 'admin',
  right: 'figures.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { figuresQuery: query, figures: response } = await import('../figures.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/** What sold, and what came back. */
export const getProductFigures = {
  method: 'GET',
  path: '/api/admin/figures/products',
  auth: 'admin',
  right: 'figures.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { figuresQuery: query, productFigures: response } = await import('../figures.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
