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
});
export type RefundRecord = z.infer<typeof refundRecord>;
