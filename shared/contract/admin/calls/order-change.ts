import type { CallDefinition } from '../../call.ts';

const refusals = [
  ...['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'ORDER_DISPUTED', 'INSUFFICIENT_STOCK'],
  ...[
    'CHANGE_NOTHING',
    'CHANGE_EMPTY',
    'CHANGE_TOO_LONG',
    'CHANGE_BELOW_REFUNDED',
    'CHANGE_UNITS_FIXED',
    'CHANGE_NOT_SOLD',
  ],
] as const;

/** What an order would cost with other pieces or another method, now. It changes nothing. */
export const quoteOrderChange = {
  method: 'GET',
  path: '/api/admin/orders/:id/change',
  auth: 'admin',
  right: 'orders.change',
  status: 200,
  errors: refusals,
  schemas: async () => {
    const { adminOrderParams: params } = await import('../orders.ts');
    const { orderChangeQuery: query, changeQuote: response } = await import('../order-change.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

/**
 * What costs the same or less is changed at once, and the difference goes back. What is dearer waits for its payment, with its pieces held for
 * a day; it takes the place of one that waits. To waive the difference needs `orders.refund`. Much money asks for the second factor.
 */
export const changeOrder = {
  method: 'POST',
  path: '/api/admin/orders/:id/changes',
  auth: 'admin',
  right: 'orders.change',
  status: 201,
  errors: [...refusals, 'ORDER_CHANGED'],
  schemas: async () => {
    const { adminOrderParams: params, adminOrder: response } = await import('../orders.ts');
    const { newOrderChange: body } = await import('../order-change.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** A change that waits for its payment is not made. */
export const withdrawOrderChange = {
  method: 'DELETE',
  path: '/api/admin/orders/:id/changes/:changeId',
  auth: 'admin',
  right: 'orders.change',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'CHANGE_NOT_OPEN'],
  schemas: async () => {
    const { adminOrder: response } = await import('../orders.ts');
    const { orderChangeParams: params } = await import('../order-change.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
