import type { CallDefinition } from '../call.ts';

// The link of a mail about an order that the staff has made for a customer on the phone. Who has it needs no account.

/** What the link is about. No money moves: programs open links of mails, too. */
export const readOrderPayment = {
  method: 'POST',
  path: '/api/public/order-payments/read',
  auth: 'none',
  status: 200,
  errors: ['LINK_INVALID', 'PAYMENT_PROVIDER_UNAVAILABLE', 'RATE_LIMITED'],
  schemas: async () => {
    const { orderPaymentToken: body, linkedOrder: response } = await import('../schemas/order-payments.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Its payment page; no address: it is paid already, or the payment is under way. */
export const payLinkedOrder = {
  method: 'POST',
  path: '/api/public/order-payments/pay',
  auth: 'none',
  status: 200,
  errors: [
    ...['LINK_INVALID', 'ORDER_NOT_PAYABLE', 'IDEMPOTENCY_IN_PROGRESS'],
    ...['PAYMENT_PROVIDER_UNAVAILABLE', 'RATE_LIMITED'],
  ] as const,
  schemas: async () => {
    const { orderPaymentToken: body, orderPaymentPage: response } =
      await import('../schemas/order-payments.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
