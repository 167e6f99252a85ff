import { evidenceFieldNames, type Evidence, type EvidenceField } from '@ritual/shared/kernel';
import type Stripe from 'stripe';
import type { PaymentDispute, PaymentProvider } from './provider.ts';

/** The fields of the provider. It takes files as well; the store sends what they would hold as text. */
const fields: Readonly<Record<EvidenceField, keyof Stripe.DisputeUpdateParams.Evidence>> = {
  productDescription: 'product_description',
  customerName: 'customer_name',
  customerEmail: 'customer_email_address',
  billingAddress: 'billing_address',
  shippingAddress: 'shipping_address',
  shippingCarrier: 'shipping_carrier',
  shippingTracking: 'shipping_tracking_number',
  shippingDate: 'shipping_date',
  refundPolicy: 'refund_policy_disclosure',
  refundRefusal: 'refund_refusal_explanation',
  cancellationPolicy: 'cancellation_policy_disclosure',
  cancellationRebuttal: 'cancellation_rebuttal',
  duplicateExplanation: 'duplicate_charge_explanation',
  other: 'uncategorized_text',
};

function evidenceOf(evidence: Evidence): Stripe.DisputeUpdateParams.Evidence {
  return Object.fromEntries(
    evidenceFieldNames
      .map((field) => [fields[field], (evidence[field] ?? '').trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}

type Calls = Pick<PaymentProvider, 'disputesOf' | 'submitEvidence' | 'acceptDispute' | 'warningsOf'>;

/** @param ask makes a call of the provider's library, and turns its errors into the store's */
export function disputeCalls(
  ask: <Result>(call: (stripe: Stripe) => Promise<Result>) => Promise<Result>,
): Calls {
  return {
    disputesOf: (paymentIntentId) =>
      ask(async (stripe) => {
        const found = stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 });
        return (await found.autoPagingToArray({ limit: 1000 })).map(presentDispute).reverse();
      }),
    submitEvidence: ({ disputeId, idempotencyKey, evidence }) =>
      ask(async (stripe) => {
        const answer = { evidence: evidenceOf(evidence), submit: true };
        await stripe.disputes.update(disputeId, answer, { idempotencyKey });
      }),
    acceptDispute: ({ disputeId, idempotencyKey }) =>
      ask(async (stripe) => {
        await stripe.disputes.close(disputeId, {}, { idempotencyKey });
      }),
    warningsOf: (paymentIntentId) =>
      ask(async (stripe) => {
        const found = stripe.radar.earlyFraudWarnings.list({ payment_intent: paymentIntentId, limit: 100 });
        const warnings = await found.autoPagingToArray({ limit: 1000 });
        return warnings
          .map(({ id, fraud_type: kind, created }) => ({ id, kind, createdAt: new Date(created * 1000) }))
          .reverse();
      }),
  };
}

function presentDispute(dispute: Stripe.Dispute): PaymentDispute {
  const { due_by: dueBy } = dispute.evidence_details;
  const moved = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: dispute.id,
    amountCents: dispute.amount,
    reason: dispute.reason,
    state: disputeStates[dispute.status] ?? 'open',
    dueBy: dueBy === null ? null : new Date(dueBy * 1000),
    isAnswered: dispute.evidence_details.submission_count > 0,
    needsAnswer: dispute.status === 'needs_response' || dispute.status === 'warning_needs_response',
    withdrawnCents: Math.max(0, -moved),
  };
}

/** What is not here is open. */
const disputeStates: Readonly<Record<string, PaymentDispute['state']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};
