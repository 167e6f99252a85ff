import * as z from 'zod/mini';
import { shopNeeds } from '../../kernel/shop/shop-needs.ts';
import { shownNavigation } from './navigation.ts';
import { money, text } from './primitives.ts';

export const shopFacts = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  hours: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

const days = z.int().check(z.nonnegative());
const price = z.object({ price: z.nullable(money), freeFrom: z.nullable(money) });
const reach = z.object({ notTo: z.readonly(z.array(z.string())), poBoxes: z.boolean() });
const span = z.object({ from: days, to: days });

/** A `ShopPolicy` of the kernel. */
export const shopPolicy = z.object({
  freeShippingFrom: z.nullable(money),
  standardShipping: money,
  deliveryDays: z.object({ standard: span, expedited: span, 'next-day': span }),
  returnDays: days,
  cutoff: z.string(),
  timeZone: z.optional(z.string()),
  processingDays: days,
  /** An older server knows of standard shipping only. */
  fasterProcessingDays: z.optional(z.object({ expedited: days, 'next-day': days })),
  faster: z.optional(z.object({ expedited: price, 'next-day': price })),
  /** null, as of the next ones: nothing is promised. */
  refundDays: z.optional(z.nullable(span)),
  claimDays: z.optional(z.nullable(span)),
  /** Hours. */
  replyHours: z.optional(z.nullable(span)),
  warrantyMonths: z.optional(z.nullable(days)),
  freeReturns: z.optional(z.boolean()),
  reach: z.optional(z.object({ standard: reach, expedited: reach, 'next-day': reach })),
});

/** The data about the shop that every page needs. */
export const shop = z.object({
  /** null: not entered yet. */
  facts: z.nullable(shopFacts),
  /** What the owner promises; an older server has no say in it. */
  policy: z.optional(shopPolicy),
  /** false: it has not opened, and only the staff sees it; else it has. */
  open: z.optional(z.boolean()),
  /** Why no orders are accepted; empty: they are. */
  missing: z.array(z.enum(shopNeeds)),
  /** Slugs of the collections that have products. */
  collections: z.array(z.string()),
  /** Collections that the staff has put into the menu, in their order; those that pages link anyway may be among them. */
  menu: z.optional(z.array(z.object({ slug: z.string(), title: z.string() }))),
  /** The links above and below every page; an older server leaves them to the page. */
  navigation: z.optional(shownNavigation),
  /** The shop's own pages at social networks, in the order of the footer; an older server names none. */
  social: z.optional(z.array(z.object({ network: z.string(), href: z.string() }))),
  /** The line above every page; null: there is none; an older server names none. */
  banner: z.optional(z.nullable(z.string())),
  /** The largest discount, in whole percent; null: no product is on sale. */
  saleUpTo: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
});
export type Shop = z.infer<typeof shop>;

export const shopPreviewQuery = z.object({ navigation: text().check(z.maxLength(100)) });
