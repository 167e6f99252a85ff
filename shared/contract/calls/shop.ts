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

/** The same with the links of a version of menu and footer, by the key of its preview. NOT_FOUND: there is none. */
export const previewShop = {
  method: 'GET',
  path: '/api/public/shop/preview',
  auth: 'none',
  status: 200,
  errors: ['NOT_FOUND'],
  schemas: async () => {
    const { shop: response, shopPreviewQuery: query } = await import('../schemas/shop.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
