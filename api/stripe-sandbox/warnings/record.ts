import { z } from 'zod';

/** The issuer of a card suspects that a payment was not its owner's. */
export const warningRecord = z.object({
  id: z.string(),
  created: z.int(),
  intentId: z.string(),
  chargeId: z.string(),
  fraudType: z.string(),
});
export type WarningRecord = z.infer<typeof warningRecord>;
