import type { CallDefinition } from '../../call.ts';

export const getStorefront = {
  method: 'GET',
  path: '/api/admin/storefront',
  auth: 'admin',
  right: 'storefront.read',
  status: 200,
  errors: ['STOREFRONT_UNAVAILABLE'],
  schemas: async () => ({ response: (await import('../storefront.ts')).storefront }),
} as const satisfies CallDefinition;

export const listStorefrontHistory = {
  method: 'GET',
  path: '/api/admin/storefront/history',
  auth: 'admin',
  right: 'storefront.read',
  status: 200,
  errors: ['STOREFRONT_UNAVAILABLE'],
  schemas: async () => {
    const { storefrontHistoryQuery: query, storefrontHistory: response } = await import('../storefront.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getStorefrontHealth = {
  method: 'GET',
  path: '/api/admin/storefront/parts/:part/health',
  auth: 'admin',
  right: 'storefront.read',
  status: 200,
  errors: ['STOREFRONT_UNAVAILABLE'],
  schemas: async () => {
    const {
      storefrontPartParams: params,
      storefrontHealthQuery: query,
      storefrontHealth: response,
    } = await import('../storefront.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

/** What a rollback would change, and whether it may go live. Changes nothing. */
export const checkStorefrontRollback = {
  method: 'GET',
  path: '/api/admin/storefront/rollback-check',
  auth: 'admin',
  right: 'storefront.write',
  status: 200,
  errors: ['STOREFRONT_UNAVAILABLE', 'STOREFRONT_REFUSED'],
  schemas: async () => {
    const { storefrontRollbackQuery: query, storefrontChange: response } = await import('../storefront.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const rollBackStorefront = {
  method: 'POST',
  path: '/api/admin/storefront/rollbacks',
  auth: 'admin',
  right: 'storefront.write',
  status: 200,
  errors: ['STOREFRONT_UNAVAILABLE', 'STOREFRONT_UNCONFIRMED', 'STOREFRONT_REFUSED', 'STOREFRONT_CHANGED'],
  schemas: async () => {
    const { storefrontRollback: body, storefrontChange: response } = await import('../storefront.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const changeStorefrontCanary = {
  method: 'POST',
  path: '/api/admin/storefront/canaries/:part/changes',
  auth: 'admin',
  right: 'storefront.write',
  status: 200,
  errors: ['STOREFRONT_UNAVAILABLE', 'STOREFRONT_UNCONFIRMED', 'STOREFRONT_REFUSED', 'STOREFRONT_CHANGED'],
  schemas: async () => {
    const {
      storefrontPartParams: params,
      storefrontCanaryChange: body,
      storefrontChange: response,
    } = await import('../storefront.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
