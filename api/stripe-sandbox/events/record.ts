import { z } from 'zod';

export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** An event keeps the object as it was at that moment, as Stripe does. */
export const eventRecord = z.object({
  id: z.string(),
  created: z.int(),
  type: z.enum(EVENT_TYPES),
  object: z.record(z.string(), z.unknown()),
  previous: z.record(z.string(), z.unknown()).nullable(),
  request: z.object({ id: z.string(), idempotencyKey: z.string().nullable() }).nullable(),
});
export type EventRecord = z.infer<typeof eventRecord>;
