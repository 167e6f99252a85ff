import * as z from 'zod/mini';
import { mailServerStates, openingSteps, paymentKeyKinds } from '../../kernel/shop/opening.ts';

/** That a change is based on; 0: the shop has not opened. */
const version = z.int().check(z.minimum(0));

/** What is left to do before the shop opens, as the database and the configuration say it now. */
export const opening = z.object({
  /** null: shoppers see the opening page. */
  openedAt: z.nullable(z.string()),
  version,
  /** In their order. */
  steps: z.array(z.object({ step: z.enum(openingSteps), done: z.boolean(), needed: z.boolean() })),
  /** A step of its own, which `steps` do not have: a page of before would not read them. A server of before says nothing of it. */
  mail: z.optional(z.enum(mailServerStates)),
  /** How many tax rules apply now. */
  taxRules: z.int(),
  /** Whether an order to any state is taxed now: by a rule above 0 %, where the shop is registered. */
  taxed: z.optional(z.boolean()),
  /** Of those that shoppers would see, up to 1,000. */
  products: z.int(),
  hasStock: z.boolean(),
  paymentKeys: z.enum(paymentKeyKinds),
});
export type Opening = z.infer<typeof opening>;

export const openShopRequest = z.object({ version });
