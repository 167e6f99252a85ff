import type { CallDefinition } from '../../call.ts';

export const adminTraffic = {
  method: 'GET',
  path: '/api/admin/traffic',
  auth: 'admin',
  right: 'visits.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { trafficQuery: query, traffic: response } = await import('../traffic.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;
