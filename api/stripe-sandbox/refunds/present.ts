import type { Stripe } from 'stripe';
import type { RefundRecord } from './record.ts';

export function presentRefund(refund: RefundRecord): Stripe.Refund {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    payment_method: refund.paymentMethodId,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    ...(refund.status === 'failed' ? { failure_reason: 'unknown' } : {}),
    transfer_reversal: null,
  };
}
