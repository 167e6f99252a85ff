import type { CallDefinition } from '../../call.ts';

export const listOrders = {
  method: 'GET',
  path: '/api/admin/orders',
  auth: 'admin',
  right: 'orders.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { orderQuery: query, orderList: response } = await import('../orders.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getAdminOrder = {
  method: 'GET',
  path: '/api/admin/orders/:id',
  auth: 'admin',
  right: 'orders.read',
  status: 200,
  errors: ['ORDER_NOT_FOUND'],
  schemas: async () => {
    const { adminOrderParams: params, adminOrder: response } = await import('../orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** A parcel leaves; the shopper gets a mail. */
export const shipParcel = {
  method: 'POST',
  path: '/api/admin/orders/:id/parcels',
  auth: 'admin',
  right: 'orders.ship',
  status: 201,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_SHIPPABLE',
    'ORDER_ON_HOLD',
    'ORDER_IN_REVIEW',
    'ORDER_DISPUTED',
    'WARNING_UNDECIDED',
    'UNITS_NOT_OPEN',
    'TRACKING_TAKEN',
    'TRACKING_MISSING',
    'TRACKING_SHORTENED',
  ],
  schemas: async () => {
    const { adminOrderParams: params, newParcel: body, adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Another carrier or number of a parcel that is under way; the shopper gets a mail. The same again changes nothing. */
export const correctParcel = {
  method: 'PUT',
  path: '/api/admin/orders/:id/parcels/:parcelId/tracking',
  auth: 'admin',
  right: 'orders.ship',
  status: 200,
  errors: [
    ...['ORDER_NOT_FOUND', 'PARCEL_NOT_FOUND', 'PARCEL_CHANGED'],
    ...['TRACKING_TAKEN', 'TRACKING_MISSING', 'TRACKING_SHORTENED'],
  ] as const,
  schemas: async () => {
    const {
      parcelParams: params,
      parcelCorrection: body,
      adminOrder: response,
    } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** With the last parcel the order is delivered, and can be returned. */
export const deliverParcel = {
  method: 'POST',
  path: '/api/admin/orders/:id/parcels/:parcelId/delivered',
  auth: 'admin',
  right: 'orders.ship',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'PARCEL_NOT_FOUND'],
  schemas: async () => {
    const { parcelParams: params, adminOrder: response } = await import('../orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** Above an amount it asks for the second factor (FACTOR_NEEDED). The provider is asked for the money afterwards. */
export const refundOrder = {
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  auth: 'admin',
  right: 'orders.refund',
  status: 201,
  errors: [
    ...['ORDER_NOT_FOUND', 'ORDER_NOT_PAID', 'ORDER_DISPUTED'],
    ...['REFUND_TOO_HIGH', 'UNITS_NOT_SOLD', 'UNITS_REFUNDED', 'REFUND_LEAVES_OPEN_UNITS'],
  ] as const,
  schemas: async () => {
    const { adminOrderParams: params, newRefund: body, adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** What became of a refund whose money came back to the store. No money moves at the provider. */
export const settleRefund = {
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundId/settled',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'REFUND_NOT_FOUND', 'REFUND_NOT_FAILED', 'REFUND_NOT_OWED'],
  schemas: async () => {
    const {
      refundParams: params,
      refundSettlement: body,
      adminOrder: response,
    } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** An unpaid order ends; of a paid one nothing of which has left all money goes back, and all units. */
export const cancelOrderForShopper = {
  method: 'POST',
  path: '/api/admin/orders/:id/cancel',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELABLE'],
  schemas: async () => {
    const { adminOrderParams: params, adminOrder: response } = await import('../orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** What becomes of an order whose payment is in review. */
export const decideReview = {
  method: 'POST',
  path: '/api/admin/orders/:id/review',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_IN_REVIEW',
    'ORDER_REFUNDED',
    'REFUND_ON_ITS_WAY',
    'UNITS_GONE',
    'NOTHING_TO_REFUND',
    'PAYMENT_UNKNOWN',
  ],
  schemas: async () => {
    const {
      adminOrderParams: params,
      reviewDecision: body,
      adminOrder: response,
    } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const decideReturn = {
  method: 'POST',
  path: '/api/admin/orders/:id/returns/:returnId',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: [
    'ORDER_NOT_FOUND',
    'RETURN_NOT_FOUND',
    'RETURN_CHANGED',
    'ORDER_NOT_PAID',
    'ORDER_DISPUTED',
    'REFUND_TOO_HIGH',
    'REFUND_LEAVES_OPEN_UNITS',
    'UNITS_NOT_SOLD',
    'UNITS_REFUNDED',
    'EXCHANGE_GONE',
  ],
  schemas: async () => {
    const { returnParams: params, returnDecision: body, adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** The order ships by no way until it is released. One on hold gets the new reason. */
export const holdOrder = {
  method: 'PUT',
  path: '/api/admin/orders/:id/hold',
  auth: 'admin',
  right: 'orders.write',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_SHIPPABLE'],
  schemas: async () => {
    const { adminOrderParams: params, newHold: body, adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const releaseOrder = {
  method: 'DELETE',
  path: '/api/admin/orders/:id/hold',
  auth: 'admin',
  right: 'orders.write',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_ON_HOLD', 'WARNING_UNDECIDED'],
  schemas: async () => {
    const { adminOrderParams: params, adminOrder: response } = await import('../orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** The shopper is told of a later date by mail, with one click to cancel. */
export const delayOrder = {
  method: 'POST',
  path: '/api/admin/orders/:id/delays',
  auth: 'admin',
  right: 'orders.write',
  status: 201,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_SHIPPABLE', 'DELAY_UNANSWERED'],
  schemas: async () => {
    const { adminOrderParams: params, newDelay: body, adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
