import type { CallDefinition } from '../../call.ts';

/** A POST because every part is in the audit log. */
export const exportOrders = {
  method: 'POST',
  path: '/api/admin/orders/export',
  auth: 'admin',
  right: 'orders.export',
  confirm: true,
  status: 200,
  errors: [],
  schemas: async () => {
    const { ordersExport: body, ordersExportPart: response } = await import('../orders.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const addOrderNote = {
  method: 'POST',
  path: '/api/admin/orders/:id/notes',
  auth: 'admin',
  right: 'orders.write',
  status: 201,
  errors: ['ORDER_NOT_FOUND'],
  schemas: async () => {
    const { adminOrderParams: params, adminOrder: response } = await import('../orders.ts');
    const { newPersonNote: body } = await import('../people.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Of others: as if there were none. */
export const deleteOrderNote = {
  method: 'DELETE',
  path: '/api/admin/orders/:id/notes/:noteId',
  auth: 'admin',
  right: 'orders.write',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'NOTE_NOT_FOUND'],
  schemas: async () => {
    const { adminOrder: response } = await import('../orders.ts');
    const { orderNoteParams: params } = await import('../order-records.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const tagOrder = {
  method: 'POST',
  path: '/api/admin/orders/:id/tags',
  auth: 'admin',
  right: 'orders.write',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'TAGS_FULL'],
  schemas: async () => {
    const { adminOrderParams: params, adminOrder: response } = await import('../orders.ts');
    const { tagChange: body } = await import('../order-records.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Tags that orders have, for suggestions and filters: of the latest 5,000 orders with any. */
export const listOrderTags = {
  method: 'GET',
  path: '/api/admin/order-tags',
  auth: 'admin',
  right: 'orders.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { tagList: response } = await import('../order-records.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Where what has not left will go; the shopper gets a mail. */
export const correctAddress = {
  method: 'PUT',
  path: '/api/admin/orders/:id/address',
  auth: 'admin',
  right: 'orders.write',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'ADDRESS_FIXED', 'ADDRESS_OTHER_STATE', 'ADDRESS_CHANGED'],
  schemas: async () => {
    const { adminOrderParams: params, adminOrder: response } = await import('../orders.ts');
    const { addressCorrection: body } = await import('../order-records.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** A copy of a mail that was sent or given up, to the address that the order has now. */
export const sendMailAgain = {
  method: 'POST',
  path: '/api/admin/orders/:id/mails/:mailId/again',
  auth: 'admin',
  right: 'mails.write',
  status: 202,
  errors: ['ORDER_NOT_FOUND', 'MAIL_NOT_FOUND', 'MAIL_NOT_REPEATABLE'],
  schemas: async () => {
    const { adminOrder: response } = await import('../orders.ts');
    const { orderMailParams: params, mailAgain: body } = await import('../order-records.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
