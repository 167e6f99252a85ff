import type { CallDefinition } from '../../call.ts';

export const listRedirects = {
  method: 'GET',
  path: '/api/admin/redirects',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { redirectQuery: query, redirectList: response } = await import('../redirects.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/** An address that has one already keeps it: that one is removed first, or a file changes it. */
export const addRedirect = {
  method: 'POST',
  path: '/api/admin/redirects',
  auth: 'admin',
  right: 'settings.write',
  status: 201,
  errors: ['REDIRECTS_FULL', 'REDIRECT_EXISTS'],
  schemas: async () => {
    const { newRedirect: body, redirectRow: response } = await import('../redirects.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const removeRedirect = {
  method: 'DELETE',
  path: '/api/admin/redirects/:id',
  auth: 'admin',
  right: 'settings.write',
  status: 204,
  errors: ['REDIRECT_NOT_FOUND'],
  schemas: async () => {
    const { redirectParams: params } = await import('../redirects.ts');
    return { params };
  },
} as const satisfies CallDefinition;

/** A part of the list as lines of a CSV file, which an import takes. */
export const exportRedirects = {
  method: 'POST',
  path: '/api/admin/redirects-export',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { redirectsExport: body } = await import('../redirects.ts');
    const { productsExportPart: response } = await import('../imports.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
