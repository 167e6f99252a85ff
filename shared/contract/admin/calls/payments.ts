import type { CallDefinition } from '../../call.ts';

/** What the bank is told about a dispute: the draft, and what the order itself says. */
export const getDisputeEvidence = {
  method: 'GET',
  path: '/api/admin/orders/:id/disputes/:disputeId/evidence',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'DISPUTE_NOT_FOUND'],
  schemas: async () => {
    const { disputeParams: params, disputeEvidence: response } = await import('../payments.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** Nothing is sent by it. */
export const saveDisputeEvidence = {
  method: 'PUT',
  path: '/api/admin/orders/:id/disputes/:disputeId/evidence',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: [
    ...['ORDER_NOT_FOUND', 'DISPUTE_NOT_FOUND', 'DISPUTE_DECIDED', 'DISPUTE_ANSWERED', 'DISPUTE_OVERDUE'],
    'EVIDENCE_CHANGED',
  ] as const,
  schemas: async () => {
    const { disputeParams: params, evidenceDraft: body } = await import('../payments.ts');
    const { adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Once. To accept a dispute of much money asks for the second factor (FACTOR_NEEDED). The provider is told afterwards. */
export const answerDispute = {
  method: 'POST',
  path: '/api/admin/orders/:id/disputes/:disputeId/answer',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: [
    ...['ORDER_NOT_FOUND', 'DISPUTE_NOT_FOUND', 'DISPUTE_DECIDED', 'DISPUTE_ANSWERED', 'DISPUTE_OVERDUE'],
    ...['EVIDENCE_CHANGED', 'EVIDENCE_EMPTY', 'DISPUTE_INQUIRY'],
  ] as const,
  schemas: async () => {
    const { disputeParams: params, newDisputeAnswer: body } = await import('../payments.ts');
    const { adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** To refund much money asks for the second factor (FACTOR_NEEDED). */
export const decideWarning = {
  method: 'POST',
  path: '/api/admin/orders/:id/warnings/:warningId',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'WARNING_NOT_FOUND', 'WARNING_DECIDED', 'ORDER_DISPUTED', 'ORDER_IN_REVIEW'],
  schemas: async () => {
    const { warningParams: params, warningDecision: body } = await import('../payments.ts');
    const { adminOrder: response } = await import('../orders.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Asks the provider. */
export const getPaymentReview = {
  method: 'GET',
  path: '/api/admin/orders/:id/review',
  auth: 'admin',
  right: 'orders.refund',
  status: 200,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  schemas: async () => {
    const { adminOrderParams: params } = await import('../orders.ts');
    const { paymentReview: response } = await import('../payments.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
