import { z } from 'zod';

export const refundRecord = z.object({
  id: z.string(),
  created: z.int(),
  amount: z.int().positive(),
  currency: z.string(),
  intentId: z.string(),
  chargeId: z.string(),
  paymentMethodId: z.string().nullable(),
  reason: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(['pending', 'succeeded', 'failed']).default('succeeded'),
  /** When its end comes by itself, in milliseconds since 1970, and which. */
  settlement: z
    .object({ at: z.number(), result: z.enum(['succeeded', 'failed']) })
    .nullable()
    .default(null),
});
export type RefundRecord = z.infer<typeof refundRecord>;
