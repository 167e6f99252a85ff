import type { CallDefinition } from '../../call.ts';

export const getOpeningList = {
  method: 'GET',
  path: '/api/admin/opening-list',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { openingList: response } = await import('../opening-list.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const exportOpeningList = {
  method: 'POST',
  path: '/api/admin/opening-list/export',
  auth: 'admin',
  right: 'people.export',
  confirm: true,
  status: 200,
  errors: [],
  schemas: async () => {
    const { openingListExport: response } = await import('../opening-list.ts');
    return { response };
  },
} as const satisfies CallDefinition;
