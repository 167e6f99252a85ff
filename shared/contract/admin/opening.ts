import * as z from 'zod/mini';
import { timestamp } from '../schemas/primitives.ts';
import { mailServerStates, openingSteps, paymentKeyKinds } from '../../kernel/shop/opening.ts';

/** That a change is based on; 0: the shop has not opened. */
const version = z.int().check(z.minimum(0));

/** What the account of the payment keys may do, as the provider said at that time. */
const paymentAccount = z.object({
  at: timestamp,
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  country: z.nullable(z.string()),
  statementDescriptor: z.nullable(z.string()),
  /** What the provider still wants to know, in its words. */
  due: z.array(z.string()),
  disabledReason: z.nullable(z.string()),
});
export type CheckedAccount = z.infer<typeof paymentAccount>;

/** What was found with the current keys; keys that were changed have not been checked. */
const paymentKeysCheck = z.object({
  /** A real store, where payments are to be money. */
  real: z.boolean(),
  /** What the staff orders before the opening are test orders. */
  testOrders: z.boolean(),
  account: z.nullable(paymentAccount),
  /** An event that the provider was made to send, and when it arrived; null: none was. */
  event: z.nullable(z.object({ askedAt: timestamp, arrivedAt: z.nullable(timestamp) })),
});
export type PaymentKeysCheck = z.infer<typeof paymentKeysCheck>;

/** What is left to do before the shop opens, as the database and the configuration say it now. */
export const opening = z.object({
  /** null: shoppers see the opening page. */
  openedAt: z.nullable(z.string()),
  version,
  /** In their order. */
  steps: z.array(z.object({ step: z.enum(openingSteps), done: z.boolean(), needed: z.boolean() })),
  /** A step of its own, which `steps` do not have: an older page would not read them. An older server says nothing of it. */
  mail: z.optional(z.enum(mailServerStates)),
  /** How many tax rules apply now. */
  taxRules: z.int(),
  /** Whether an order to any state is taxed now: by a rule above 0 %, where the shop is registered. */
  taxed: z.optional(z.boolean()),
  /** Of those that shoppers would see, up to 1,000. */
  products: z.int(),
  hasStock: z.boolean(),
  paymentKeys: z.enum(paymentKeyKinds),
  /** An older server says nothing of it. */
  payments: z.optional(paymentKeysCheck),
});
export type Opening = z.infer<typeof opening>;

export const openShopRequest = z.object({ version });
