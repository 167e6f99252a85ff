import * as z from 'zod/mini';
import { changePage, changeToken } from './order-changes.ts';
import { money, timestamp } from './primitives.ts';

/** An order that the staff has made, as its customer sees it by the link of a mail. */

export const linkedOrderStates = [
  'OPEN',
  /** A payment is under way that takes some days. */
  'UNDER_WAY',
  'PAID',
  'REVIEW',
  'REFUNDED',
  'CANCELED',
  'EXPIRED',
] as const;

const linkedItem = z.object({
  productName: z.string(),
  size: z.string(),
  color: z.string(),
  imageFile: z.nullable(z.string()),
  quantity: z.int().check(z.positive()),
  unitPrice: money,
});

export const orderPaymentToken = changeToken;
export const orderPaymentPage = changePage;
export const linkedOrder = z.object({
  number: z.string(),
  state: z.enum(linkedOrderStates),
  payBy: timestamp,
  /** Only as long as the link is valid: afterwards it tells nothing about a person. */
  details: z.nullable(
    z.object({
      items: z.array(linkedItem),
      subtotal: money,
      discount: money,
      shipping: money,
      tax: money,
      taxRatePercent: z.number(),
      /** Whether rates of its goods and shipping differ: then none is shown. */
      ratesDiffer: z.optional(z.boolean()),
      total: money,
      address: z.object({
        ...{ recipientName: z.string(), street: z.string(), city: z.string(), state: z.string() },
        zip: z.string(),
      }),
    }),
  ),
});
export type LinkedOrder = z.infer<typeof linkedOrder>;
