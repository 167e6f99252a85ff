import { z } from 'zod';
import { expandParam, integerParam, metadataParam, pageParams, textParam } from '../core/params.ts';

export const createRefundParams = z.strictObject({
  payment_intent: textParam(100).optional(),
  charge: textParam(100).optional(),
  amount: integerParam(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataParam.optional(),
  expand: expandParam,
});
export type CreateRefundParams = z.output<typeof createRefundParams>;

export const listRefundsParams = z.strictObject({
  ...pageParams,
  payment_intent: textParam(100).optional(),
  charge: textParam(100).optional(),
});
