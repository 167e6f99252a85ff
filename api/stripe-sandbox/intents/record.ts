import { z } from 'zod';
import { payerRecord, shippingRecord } from '../sessions/record.ts';

/** What becomes later of money that moves now. */
export const LATER_OUTCOMES = [
  'refunds arrive later',
  'refunds fail later',
  'disputed',
  'inquiry',
  'warned',
] as const;
export type LaterOutcome = (typeof LATER_OUTCOMES)[number];

export const cardRecord = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type CardRecord = z.infer<typeof cardRecord>;

export const paymentErrorRecord = z.object({
  type: z.enum(['card_error', 'invalid_request_error']),
  code: z.string(),
  declineCode: z.string().nullable(),
  message: z.string(),
});
export type PaymentErrorRecord = z.infer<typeof paymentErrorRecord>;

export const chargeRecord = z.object({
  id: z.string(),
  created: z.int(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  amountRefunded: z.int().nonnegative(),
  disputed: z.boolean().default(false),
  error: paymentErrorRecord.nullable(),
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

/** A payment intent with the charge of its latest attempt; one per session, made at the first attempt. */
export const intentRecord = z.object({
  id: z.string(),
  secret: z.string(),
  sessionId: z.string(),
  created: z.int(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded']),
  amount: z.int().positive(),
  currency: z.string(),
  description: z.string().nullable(),
  receiptEmail: z.string().nullable(),
  shipping: shippingRecord.nullable().default(null),
  metadata: z.record(z.string(), z.string()),
  paymentMethodId: z.string().nullable(),
  paymentMethodTypes: z.array(z.string()),
  delayed: z.boolean(),
  card: cardRecord.nullable(),
  payer: payerRecord.nullable(),
  lastError: paymentErrorRecord.nullable(),
  charge: chargeRecord.nullable(),
  /** What the card brings later; see the test cards. */
  later: z.enum(LATER_OUTCOMES).nullable().default(null),
});
export type IntentRecord = z.infer<typeof intentRecord>;
