import type { CallDefinition } from '../../call.ts';

export const getAdminMe = {
  method: 'GET',
  path: '/api/admin/me',
  auth: 'admin',
  right: null,
  status: 200,
  errors: [],
  schemas: async () => {
    const { adminMe: response } = await import('../me.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const setAdminPreferences = {
  method: 'PUT',
  path: '/api/admin/me/preferences',
  auth: 'admin',
  right: null,
  status: 200,
  errors: [],
  schemas: async () => {
    const { adminPreferences: body, adminPreferences: response } = await import('../me.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const listViews = {
  method: 'GET',
  path: '/api/admin/views',
  auth: 'admin',
  right: null,
  status: 200,
  errors: [],
  schemas: async () => {
    const { savedViews: response } = await import('../me.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const saveView = {
  method: 'POST',
  path: '/api/admin/views',
  auth: 'admin',
  right: null,
  status: 201,
  errors: [],
  schemas: async () => {
    const { newSavedView: body, savedView: response } = await import('../me.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const deleteView = {
  method: 'DELETE',
  path: '/api/admin/views/:id',
  auth: 'admin',
  right: null,
  status: 204,
  errors: ['VIEW_NOT_FOUND'],
  schemas: async () => {
    const { savedViewParams: params } = await import('../me.ts');
    return { params };
  },
} as const satisfies CallDefinition;
