import type { Stripe } from 'stripe';
import type { DisputeRecord } from './record.ts';

/** The part of Stripe's object that the sandbox knows of. */
export function presentDispute(dispute: DisputeRecord) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: dispute.chargeId,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    is_charge_refundable: dispute.status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: dispute.intentId,
    reason: 'fraudulent',
    status: dispute.status,
    evidence_details: { due_by: dispute.dueBy, has_evidence: false, past_due: false, submission_count: 0 },
  } satisfies Partial<Record<keyof Stripe.Dispute, unknown>>;
}
