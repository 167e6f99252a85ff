import * as z from 'zod/mini';
import { shopNeeds } from '../../kernel/shop/shop-needs.ts';

/** What every page has to know of the shop. */
export const shop = z.object({
  /** null: nobody has said it yet. */
  facts: z.nullable(
    z.object({
      ...{ name: z.string(), email: z.string(), phone: z.string(), hours: z.string() },
      ...{ street: z.string(), city: z.string(), state: z.string(), zip: z.string() },
    }),
  ),
  /** Why no orders are taken; nothing: they are. */
  missing: z.array(z.enum(shopNeeds)),
  /** Slugs of the collections that have something in them. */
  collections: z.array(z.string()),
  /** The largest reduction there is, in whole percent; null: nothing is reduced. */
  saleUpTo: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
});
export type Shop = z.infer<typeof shop>;
