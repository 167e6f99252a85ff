import { z } from 'zod';

export const disputeRecord = z.object({
  id: z.string(),
  created: z.int(),
  amount: z.int().positive(),
  currency: z.string(),
  intentId: z.string(),
  chargeId: z.string(),
  /** 'warning_…': the bank asks before it takes the money. */
  status: z.enum(['needs_response', 'warning_needs_response', 'warning_closed', 'won', 'lost']),
  dueBy: z.int(),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;
