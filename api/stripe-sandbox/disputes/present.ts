import type { Stripe } from 'stripe';
import { nowInSeconds } from '../core/clock.ts';
import type { DisputeRecord } from './record.ts';

/** What the bank has taken, and given back; an inquiry moves nothing. */
function transactionsOf({ amount, status, currency }: DisputeRecord) {
  if (status.startsWith('warning_')) return [];
  const taken = { object: 'balance_transaction', amount: -amount, currency, type: 'adjustment' };
  return status === 'won' ? [taken, { ...taken, amount }] : [taken];
}

/** The part of Stripe's object that the sandbox knows of. */
export function presentDispute(dispute: DisputeRecord) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: transactionsOf(dispute),
    charge: dispute.chargeId,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: dispute.evidence,
    is_charge_refundable: dispute.status.startsWith('warning_'),
    livemode: false,
    metadata: {},
    payment_intent: dispute.intentId,
    reason: dispute.reason,
    status: dispute.status,
    evidence_details: {
      due_by: dispute.dueBy,
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: dispute.dueBy <= nowInSeconds(),
      submission_count: dispute.submissions,
    },
  } satisfies Partial<Record<keyof Stripe.Dispute, unknown>>;
}
