import type { CallDefinition } from '../../call.ts';

/**
 * Receives pieces of a return: stock, money, and the parcel of what is exchanged. Above an amount it asks for the second factor
 * (FACTOR_NEEDED). `details` of PIECES_NOT_LEFT lists the fields, as of VALIDATION_FAILED.
 */
export const receiveReturn = {
  method: 'POST',
  path: '/api/admin/orders/:id/returns/:returnId/receipts',
  auth: 'admin',
  right: 'orders.refund',
  status: 201,
  errors: [
    ...['ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'RETURN_CHANGED', 'PIECES_NOT_LEFT', 'REFUND_CHANGED'],
    ...['ORDER_NOT_PAID', 'ORDER_DISPUTED', 'UNITS_NOT_SOLD'],
  ] as const,
  schemas: async () => {
    const { returnParams: params, adminOrder: response } = await import('../orders.ts');
    const { newReceipt: body } = await import('../returns.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
