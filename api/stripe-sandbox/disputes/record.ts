import { z } from 'zod';

export const DISPUTE_REASONS = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'credit_not_processed',
  'general',
] as const;

export const disputeRecord = z.object({
  id: z.string(),
  created: z.int(),
  amount: z.int().positive(),
  currency: z.string(),
  intentId: z.string(),
  chargeId: z.string(),
  /** 'warning_…': the bank asks before it takes the money. */
  status: z.enum([
    'needs_response',
    'under_review',
    'warning_needs_response',
    'warning_under_review',
    'warning_closed',
    'won',
    'lost',
  ]),
  dueBy: z.int(),
  reason: z.enum(DISPUTE_REASONS).default('fraudulent'),
  evidence: z.record(z.string(), z.string()).default({}),
  /** How often it was submitted: a bank takes it once. */
  submissions: z.int().default(0),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;
