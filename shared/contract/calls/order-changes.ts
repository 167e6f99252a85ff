import type { CallDefinition } from '../call.ts';

// A change of an order that waits for its payment: on the page of the order, and by the link of the mail.

/** Its payment page; no address: it is paid already. */
export const payOrderChange = {
  method: 'POST',
  path: '/api/orders/:id/changes/:changeId/pay',
  auth: 'user',
  status: 200,
  errors: [
    ...['ORDER_NOT_FOUND', 'CHANGE_NOT_PAYABLE', 'IDEMPOTENCY_IN_PROGRESS'],
    ...['PAYMENT_PROVIDER_UNAVAILABLE', 'RATE_LIMITED'],
  ] as const,
  schemas: async () => {
    const { changeParams: params, changePage: response } = await import('../schemas/order-changes.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** What the link of a mail is about. No money moves: programs open links of mails, too. */
export const readOrderChange = {
  method: 'POST',
  path: '/api/public/order-changes/read',
  auth: 'none',
  status: 200,
  errors: ['LINK_INVALID', 'PAYMENT_PROVIDER_UNAVAILABLE', 'RATE_LIMITED'],
  schemas: async () => {
    const { changeToken: body, linkedChange: response } = await import('../schemas/order-changes.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const payLinkedChange = {
  method: 'POST',
  path: '/api/public/order-changes/pay',
  auth: 'none',
  status: 200,
  errors: [
    ...['LINK_INVALID', 'CHANGE_NOT_PAYABLE', 'IDEMPOTENCY_IN_PROGRESS'],
    ...['PAYMENT_PROVIDER_UNAVAILABLE', 'RATE_LIMITED'],
  ] as const,
  schemas: async () => {
    const { changeToken: body, changePage: response } = await import('../schemas/order-changes.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
