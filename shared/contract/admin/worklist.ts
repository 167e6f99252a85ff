import * as z from 'zod/mini';
import { money, timestamp } from '../schemas/primitives.ts';

const count = z.int().check(z.nonnegative());

export const worklist = z.object({
  /** Those with something to do that the caller may do, in the order of `workGroups`. */
  groups: z.array(
    z.object({
      /** As `workGroups` names them; a page that is older does not know a new one. */
      id: z.string(),
      /** Up to 10,000. */
      count,
      /** false: there are more. */
      exact: z.boolean(),
      /** Since when the oldest waits. A deadline of disputes (the next one; null: not known) and of what is due today (the carrier's pickup). */
      at: z.nullable(timestamp),
      /** Of the three that come first: numbers of orders, names of senders, subjects of mails. */
      labels: z.array(z.string()),
      /** Of all of them, where there is money in it. */
      amount: z.nullable(money),
      /** Of orders to ship, those by a faster method. */
      expedited: z._default(count, 0),
      nextDay: z._default(count, 0),
    }),
  ),
  /** What was done today, in the store's time zone; null: the role does not see it. */
  today: z.object({
    /** Orders of which a parcel left. */
    shipped: z.nullable(count),
    orders: z.nullable(count),
    revenue: z.nullable(money),
  }),
});
export type Worklist = z.infer<typeof worklist>;
export type WorkItem = Worklist['groups'][number];

/** Variants that soon cannot be bought any more, the fewest days of cover first. */
export const lowStock = z.object({
  /** Up to 10,000. */
  count,
  exact: z.boolean(),
  /** At most 24. */
  content: z.array(
    z.object({
      productId: z.int(),
      variantId: z.int(),
      name: z.string(),
      size: z.string(),
      color: z.string(),
      imageFile: z.nullable(z.string()),
      /** Units that can be bought. */
      free: count,
      /** Units that were sold in the last 28 days. */
      sold: count,
      /** Of these days those in which it could be bought. An older server does not say so: all. */
      soldDays: z.optional(z.int().check(z.positive())),
    }),
  ),
});
export type LowStock = z.infer<typeof lowStock>;
