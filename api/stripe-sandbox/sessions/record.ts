import { z } from 'zod';

const cents = z.int().nonnegative();
const metadata = z.record(z.string(), z.string());

export const lineItemRecord = z.object({
  id: z.string(),
  priceId: z.string(),
  productId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  images: z.array(z.string()).default([]),
  currency: z.string(),
  unitAmount: cents,
  quantity: z.int().positive(),
  metadata,
});
export type LineItemRecord = z.infer<typeof lineItemRecord>;

export const shippingOptionRecord = z.object({
  id: z.string(),
  name: z.string(),
  amount: cents,
});
export type ShippingOptionRecord = z.infer<typeof shippingOptionRecord>;

/** What the shopper typed and may see again; the card is never part of it. */
export const payerRecord = z.object({ email: z.string(), name: z.string(), postalCode: z.string() });
export type PayerRecord = z.infer<typeof payerRecord>;

/** Where the parcel goes, as the store says it; an intent and its charge show it. */
export const shippingRecord = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  address: z.object({
    ...{ line1: z.string(), line2: z.string().nullable(), city: z.string().nullable() },
    ...{ state: z.string().nullable(), postal_code: z.string().nullable(), country: z.string().nullable() },
  }),
});
export type ShippingRecord = z.infer<typeof shippingRecord>;

/** A checkout session as the sandbox keeps it; `present.ts` makes Stripe's object of it. Times are seconds. */
export const sessionRecord = z.object({
  id: z.string(),
  created: z.int(),
  expiresAt: z.int(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['unpaid', 'paid', 'no_payment_required']),
  currency: z.string(),
  amountSubtotal: cents,
  amountTotal: cents,
  lineItems: z.array(lineItemRecord),
  shippingOptions: z.array(shippingOptionRecord),
  url: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  clientReferenceId: z.string().nullable(),
  customerEmail: z.string().nullable(),
  locale: z.string().nullable(),
  submitType: z.string().nullable(),
  billingAddressCollection: z.string().nullable(),
  adaptivePricing: z.boolean().default(false),
  paymentMethodTypes: z.array(z.string()),
  metadata,
  intentData: z.object({
    description: z.string().nullable(),
    receiptEmail: z.string().nullable(),
    shipping: shippingRecord.nullable().default(null),
    metadata,
  }),
  intentId: z.string().nullable(),
  payer: payerRecord.nullable(),
  /** When a delayed payment is decided, and how. */
  settlement: z.object({ at: z.number(), result: z.enum(['succeeded', 'failed']) }).nullable(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;
