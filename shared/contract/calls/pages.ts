import type { CallDefinition } from '../call.ts';

/** An information page by its name ('terms'), or a page of the owner by its address. NOT_FOUND: it is not shown. */
export const getPage = {
  method: 'GET',
  path: '/api/public/content/pages/:page',
  auth: 'none',
  status: 200,
  errors: ['NOT_FOUND'],
  schemas: async () => {
    const { pageParams: params, pageQuery: query, infoPage: response } = await import('../schemas/page.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

/** The pages of the owner that shoppers see. */
export const listPages = {
  method: 'GET',
  path: '/api/public/content/pages',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { pageList: response } = await import('../schemas/page.ts');
    return { response };
  },
} as const satisfies CallDefinition;
