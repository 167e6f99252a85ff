import * as z from 'zod/mini';
import { money, text, timestamp, uuid } from './primitives.ts';

/** A change of an order, as its shopper sees it. */
const change = {
  /** In words, line by line. */
  lines: z.array(z.string()),
  toPay: money,
  /** Until when it can be paid. */
  payBy: z.nullable(timestamp),
};

export const ownChange = z.object({
  id: uuid,
  /** It waits for its payment; otherwise it was made. */
  open: z.boolean(),
  at: timestamp,
  toRefund: money,
  ...change,
});
export type OwnChange = z.infer<typeof ownChange>;

export const changeParams = z.object({ id: uuid, changeId: uuid });
export const changePage = z.object({ checkoutUrl: z.nullable(z.string()) });

/** Of the link in the mail: who has it may pay, and sees no more than this. */
export const changeToken = z.object({ token: text().check(z.minLength(1), z.maxLength(200)) });
export const linkedChange = z.object({
  /** Of the order. */
  number: z.string(),
  state: z.enum(['OPEN', 'APPLIED', 'EXPIRED', 'REPLACED']),
  /** An open one whose money is on its way, by a payment method that takes days. */
  underWay: z._default(z.boolean(), false),
  ...change,
});
export type LinkedChange = z.infer<typeof linkedChange>;
