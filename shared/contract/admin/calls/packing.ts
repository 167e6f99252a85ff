import type { CallDefinition } from '../../call.ts';

/** What packing slips and pick lists are printed from. */
export const getPacking = {
  method: 'GET',
  path: '/api/admin/packing',
  auth: 'admin',
  right: 'orders.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { packingQuery: query, packing: response } = await import('../packing.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/**
 * Many parcels leave, each in a transaction of its own; their shoppers get mails. A parcel that was recorded before changes nothing. Rows
 * that are refused say why; the others go on.
 */
export const shipParcels = {
  method: 'POST',
  path: '/api/admin/parcels',
  auth: 'admin',
  right: 'orders.ship',
  status: 200,
  errors: [],
  schemas: async () => {
    const { newParcels: body, parcelOutcomes: response } = await import('../packing.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
