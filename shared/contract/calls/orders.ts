import type { CallDefinition } from '../call.ts';

// Checkout and orders.

export const taxRules = {
  method: 'GET',
  path: '/api/public/pricing/tax-rules',
  auth: 'none',
  status: 200,
  errors: [],
  schemas: async () => {
    const { taxRules: response } = await import('../schemas/orders.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const quote = {
  method: 'POST',
  path: '/api/checkout/quote',
  auth: 'user',
  status: 200,
  errors: ['ADDRESS_NOT_FOUND', 'CART_EMPTY', 'ORDERS_CLOSED', 'SHIPPING_METHOD_UNAVAILABLE'],
  schemas: async () => {
    const { quoteRequest: body, quote: response } = await import('../schemas/orders.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const checkout = {
  method: 'POST',
  path: '/api/checkout',
  auth: 'user',
  status: 200,
  errors: [
    'ADDRESS_NOT_FOUND',
    'CART_EMPTY',
    'CART_FULL',
    'CART_CHANGED',
    'TOTAL_CHANGED',
    'ORDERS_CLOSED',
    'SHIPPING_METHOD_UNAVAILABLE',
    'INSUFFICIENT_STOCK',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
    'PAYMENT_PROVIDER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
  schemas: async () => {
    const { checkoutRequest: body, checkoutAnswer: response } = await import('../schemas/orders.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const myOrders = {
  method: 'GET',
  path: '/api/orders/me',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { orderListQuery: query, orderPage: response } = await import('../schemas/orders.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getOrder = {
  method: 'GET',
  path: '/api/orders/:id',
  auth: 'user',
  status: 200,
  errors: ['ORDER_NOT_FOUND'],
  schemas: async () => {
    const { orderParams: params, order: response } = await import('../schemas/orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const orderBySession = {
  method: 'GET',
  path: '/api/orders/by-session/:sessionId',
  auth: 'optional',
  status: 200,
  errors: ['ORDER_NOT_FOUND'],
  schemas: async () => {
    const { paymentSessionParams: params, order: response } = await import('../schemas/orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const payOrder = {
  method: 'POST',
  path: '/api/orders/:id/pay',
  auth: 'user',
  status: 200,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_PAYABLE',
    'IDEMPOTENCY_IN_PROGRESS',
    'PAYMENT_PROVIDER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
  schemas: async () => {
    const { orderParams: params, checkoutAnswer: response } = await import('../schemas/orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const cancelOrder = {
  method: 'POST',
  path: '/api/orders/:id/cancel',
  auth: 'user',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELABLE', 'RATE_LIMITED'],
  schemas: async () => {
    const { orderParams: params, order: response } = await import('../schemas/orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** The shopper agrees to the later date that they were told, or cancels what has not shipped. */
export const answerDelay = {
  method: 'POST',
  path: '/api/orders/:id/delay',
  auth: 'user',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'DELAY_ANSWERED', 'ORDER_NOT_CANCELABLE', 'RATE_LIMITED'],
  schemas: async () => {
    const {
      orderParams: params,
      delayAnswerBody: body,
      order: response,
    } = await import('../schemas/orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** What the link of a mail about a delay is about. It changes nothing: programs open links of mails, too. */
export const readDelay = {
  method: 'POST',
  path: '/api/public/delays/read',
  auth: 'none',
  status: 200,
  errors: ['LINK_INVALID', 'RATE_LIMITED'],
  schemas: async () => {
    const { delayToken: body, linkedDelay: response } = await import('../schemas/orders.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** The answer of who has the link. */
export const answerLinkedDelay = {
  method: 'POST',
  path: '/api/public/delays/answer',
  auth: 'none',
  status: 200,
  errors: ['LINK_INVALID', 'DELAY_ANSWERED', 'ORDER_NOT_CANCELABLE', 'RATE_LIMITED'],
  schemas: async () => {
    const { delayLinkAnswer: body, linkedDelay: response } = await import('../schemas/orders.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const requestReturn = {
  method: 'POST',
  path: '/api/orders/:id/returns',
  auth: 'user',
  status: 201,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_RETURNABLE'],
  schemas: async () => {
    const {
      orderParams: params,
      returnRequest: body,
      orderReturn: response,
    } = await import('../schemas/orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** For the shopper's own paid orders. */
export const getInvoice = {
  method: 'GET',
  path: '/api/orders/:id/invoice',
  auth: 'user',
  status: 200,
  errors: ['ORDER_NOT_FOUND'],
  schemas: async () => {
    const { orderParams: params, invoice: response } = await import('../schemas/orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const reconcile = {
  method: 'GET',
  path: '/api/stripe/reconcile/:sessionId',
  auth: 'optional',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_PROVIDER_UNAVAILABLE', 'RATE_LIMITED'],
  schemas: async () => {
    const { paymentSessionParams: params, reconcileAnswer: response } = await import('../schemas/orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
