/** Why a payment waits for a person: what of it is not as its order says, or a refund of it that came back. */
export const reviewCauses = ['session', 'order', 'livemode', 'currency', 'amount', 'refund failed'] as const;
export type ReviewCause = (typeof reviewCauses)[number];

/** What is done about an early fraud warning. */
export const warningDecisions = ['refund', 'dismiss'] as const;
export type WarningDecision = (typeof warningDecisions)[number];
