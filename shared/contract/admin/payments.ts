import * as z from 'zod/mini';
import { disputeAnswers, evidenceFields, type EvidenceField } from '../../kernel/orders/dispute-evidence.ts';
import { reviewCauses, warningDecisions } from '../../kernel/orders/payment-review.ts';
import { line, money, text, timestamp, uuid } from '../schemas/primitives.ts';

/** Payments that went wrong: disputes, early fraud warnings, and payments in review. */

/** What the store answers a bank: a draft until a person decides. */
const answer = z.object({
  /** Of the draft: two who write at once do not overwrite each other. */
  version: z.int(),
  savedAt: timestamp,
  savedBy: z.string(),
  /** null: a draft. */
  kind: z.nullable(z.enum(disputeAnswers)),
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.string()),
  /** null: the provider is still to be told. */
  sentAt: z.nullable(timestamp),
  /** Why the last try to send it came to nothing. */
  problem: z.nullable(z.string()),
});

/** Of a dispute; an API that is older does not send them, and takes no answers. */
export const disputeDetails = {
  /** The bank waits for an answer, and has none. */
  needsAnswer: z._default(z.boolean(), false),
  /** What the bank has taken and not given back. */
  withdrawn: z._default(money, 0),
  answer: z._default(z.nullable(answer), null),
};

const warning = z.object({
  /** The provider's. */
  id: z.string(),
  /** The issuer's word for it, such as 'made_with_stolen_card'. */
  kind: z.string(),
  createdAt: timestamp,
  decision: z.nullable(z.enum(warningDecisions)),
  /** Why it was dismissed. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.string()),
});
export type FraudWarning = z.infer<typeof warning>;

/** Of an order; an API that is older does not send them. */
export const paymentTrouble = {
  /** Early fraud warnings of its payments, oldest first. */
  warnings: z._default(z.array(warning), []),
  /** Why its payment came into review; null: it did not, or before this was written down. */
  reviewCause: z._default(z.nullable(z.enum(reviewCauses)), null),
};

/** The provider's. */
const providerId = text().check(z.minLength(1), z.maxLength(100));
export const disputeParams = z.object({ id: uuid, disputeId: providerId });
export const warningParams = z.object({ id: uuid, warningId: providerId });

const of = (field: EvidenceField) =>
  z.optional(
    text().check(z.maxLength(evidenceFields[field], `Use at most ${evidenceFields[field]} characters.`)),
  );
export const evidence = z.object({
  productDescription: of('productDescription'),
  customerName: of('customerName'),
  customerEmail: of('customerEmail'),
  billingAddress: of('billingAddress'),
  shippingAddress: of('shippingAddress'),
  shippingCarrier: of('shippingCarrier'),
  shippingTracking: of('shippingTracking'),
  shippingDate: of('shippingDate'),
  refundPolicy: of('refundPolicy'),
  refundRefusal: of('refundRefusal'),
  cancellationPolicy: of('cancellationPolicy'),
  cancellationRebuttal: of('cancellationRebuttal'),
  duplicateExplanation: of('duplicateExplanation'),
  other: of('other'),
});

/** What the bank is told, as it is now, and as it would be drafted from the order. */
export const disputeEvidence = z.object({ evidence, drafted: evidence, answer: z.nullable(answer) });
export type DisputeEvidence = z.infer<typeof disputeEvidence>;

/** `seen`: the version of the draft when the form was opened; 0: there was none. */
const seen = z.int().check(z.nonnegative());
export const evidenceDraft = z.object({ evidence, seen });
export type EvidenceDraft = z.infer<typeof evidenceDraft>;

/** Evidence is sent as it stands here, once; nothing takes it back. */
export const newDisputeAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('evidence'), evidence, seen }),
  z.object({ kind: z.literal('accept') }),
]);
export type NewDisputeAnswer = z.infer<typeof newDisputeAnswer>;

/** A refund gives back all that is left of the order, and ends what has not shipped of it. */
export const warningDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('refund') }),
  z.object({ decision: z.literal('dismiss'), reason: line('Enter why the payment is good.', 500) }),
]);
export type NewWarningDecision = z.infer<typeof warningDecision>;

/** What the provider says of a payment in review, asked now. */
export const paymentReview = z.object({
  /** Of the payment page: 'open', 'complete', 'expired', or 'unknown' to the provider. */
  page: z.nullable(z.string()),
  payment: z.nullable(z.enum(['paid', 'unpaid', 'failed'])),
  /** What was charged, in its own currency; null: nothing. */
  charged: z.nullable(money),
  currency: z.nullable(z.string()),
  livemode: z.nullable(z.boolean()),
  /** Whether it says that the payment is of this order. */
  ofThisOrder: z.nullable(z.boolean()),
  received: z.nullable(money),
  refunded: z.nullable(money),
});
export type PaymentReview = z.infer<typeof paymentReview>;
