import type { CallDefinition } from '../../call.ts';

/** What an order made by hand would cost now. It changes nothing. */
export const quotePhoneOrder = {
  method: 'GET',
  path: '/api/admin/phone-orders/quote',
  auth: 'admin',
  right: 'orders.create',
  status: 200,
  errors: ['ORDERS_CLOSED', 'CHANGE_NOT_SOLD'],
  schemas: async () => {
    const { phoneOrderQuery: query, phoneOrderQuote: response } = await import('../phone-orders.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/**
 * An order for a customer on the phone. Its pieces are held while the link that is mailed to the customer opens payment pages. A customer without an
 * account gets one without a password, which cannot be signed in to before a mail to its address has set one.
 */
export const createPhoneOrder = {
  method: 'POST',
  path: '/api/admin/phone-orders',
  auth: 'admin',
  right: 'orders.create',
  status: 201,
  errors: [
    ...['ORDERS_CLOSED', 'CHANGE_NOT_SOLD', 'INSUFFICIENT_STOCK', 'ORDER_CHANGED', 'ORDER_TAX_BY_ZIP'],
    ...['PERSON_BLOCKED', 'CUSTOMER_UNCONFIRMED', 'IDEMPOTENCY_MISMATCH'],
  ] as const,
  schemas: async () => {
    const { newPhoneOrder: body, phoneOrder: response } = await import('../phone-orders.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Another link for an order made by hand that is still unpaid, valid anew from now; the one before opens nothing any more. */
export const sendPaymentLink = {
  method: 'POST',
  path: '/api/admin/orders/:id/payment-link',
  auth: 'admin',
  right: 'orders.create',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE'],
  schemas: async () => {
    const { adminOrderParams: params } = await import('../orders.ts');
    const { paymentLink: response } = await import('../phone-orders.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
