import * as z from 'zod/mini';
import { policy } from '../../kernel/shop/policy.ts';
import { shippingMethods, type ShippingMethod } from '../../kernel/shipping/ship-by.ts';
import { checkZip, placeFields } from '../schemas/account/addresses.ts';
import { email, phone } from '../schemas/account/auth.ts';
import { line, money, text, timestamp, uuid, variantId } from '../schemas/primitives.ts';
import { queryMoney, unitsText } from './order-change.ts';
import { adminOrder } from './orders.ts';
import { newPersonNote, personFields } from './people.ts';

/** Orders that the staff makes for customers on the phone, who pay by a link. */

interface Shipped {
  readonly method: ShippingMethod;
  readonly methodPrice?: number | null | undefined;
}

/** Standard shipping has its price; what another method costs is agreed with the customer. */
function checkMethod(
  { method, methodPrice }: Shipped,
  context: { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (method === 'standard' || typeof methodPrice === 'number') return;
  context.addIssue({ code: 'custom', path: ['methodPrice'], message: 'Enter what this method costs.' });
}

const method = z._default(z.enum(shippingMethods), 'standard');

export const phoneOrderQuery = z
  .object({
    units: unitsText,
    /** The beginning of it, as typed: parts of a state may have taxes of their own. */
    zip: z.optional(text().check(z.maxLength(10))),
    /** Where it goes: sales tax goes by it. Without it there is no tax yet. */
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    method,
    methodPrice: z.optional(queryMoney),
  })
  .check(z.superRefine(checkMethod));

const quotedLine = z.object({
  variantId: z.int(),
  productId: z.int(),
  productName: z.string(),
  size: z.string(),
  color: z.string(),
  imageFile: z.nullable(z.string()),
  quantity: z.int().check(z.positive()),
  unitPrice: money,
  /** Pieces that can be sold now. */
  available: z.int().check(z.nonnegative()),
});
export type PhoneOrderLine = z.infer<typeof quotedLine>;

export const phoneOrderQuote = z.object({
  lines: z.array(quotedLine),
  subtotal: money,
  shipping: money,
  /** null: the state is not known yet; the total is then without tax. */
  tax: z.nullable(money),
  taxRatePercent: z.nullable(z.number()),
  /** Whether rates of its goods and shipping differ: then none is shown. Left out where they do not. */
  ratesDiffer: z.optional(z.boolean()),
  total: money,
});
export type PhoneOrderQuote = z.infer<typeof phoneOrderQuote>;

const quantity = z.int().check(z.positive(), z.maximum(policy.maxQuantityPerLine));

const isUnique = (units: readonly { readonly variantId: number }[]) =>
  new Set(units.map((unit) => unit.variantId)).size === units.length;

/** With messages for staff, who type them for a customer. */
const names = { firstName: personFields.shape.firstName, lastName: personFields.shape.lastName };
const customer = {
  email,
  /** Of who has no account yet: all three. Those of an account stay as they are. */
  firstName: z.optional(names.firstName),
  lastName: z.optional(names.lastName),
  phone: z.optional(phone),
};
const shipTo = { recipientName: line('Enter the name of the recipient.', 120), ...placeFields };

export const newPhoneOrder = z
  .object({
    /** Made by the caller, so that a call that is made again makes one order. */
    id: uuid,
    ...customer,
    ...shipTo,
    units: z
      .array(z.object({ variantId, quantity }))
      .check(
        z.minLength(1, 'Add at least one product.'),
        z.maxLength(policy.maxCartLines, `An order has at most ${policy.maxCartLines} different items.`),
        z.refine(isUnique, 'Name each item once.'),
      ),
    method,
    methodPrice: z._default(z.nullable(money), null),
    /** For the staff. */
    note: z.optional(newPersonNote.shape.text),
    /** What the customer was told: another total by now is looked at first. */
    total: money,
  })
  .check(z.superRefine(checkZip), z.superRefine(checkMethod));
export type NewPhoneOrder = z.input<typeof newPhoneOrder>;

const typed = {
  ...shipTo,
  method: z.enum(shippingMethods),
  /** Dollars as typed; '' for standard shipping. */
  methodPrice: text().check(z.regex(/^(\$?\s*\d[\d,]*(\.\d{0,2})?)?$/, 'Enter an amount such as 24.90.')),
  note: text().check(z.trim(), z.maxLength(2000, 'Use at most 2000 characters.')),
};
const checkTyped = z.superRefine<{ readonly method: ShippingMethod; readonly methodPrice: string }>(
  ({ method: chosen, methodPrice }, context) =>
    checkMethod({ method: chosen, methodPrice: methodPrice === '' ? null : 0 }, context),
);

/** The fields of the form, for a customer who has an account, and for one who has none. */
export const knownCustomerForm = z.object({ email, ...typed }).check(z.superRefine(checkZip), checkTyped);
export const newCustomerForm = z
  .object({
    ...{ email, ...names, phone },
    ...typed,
  })
  .check(z.superRefine(checkZip), checkTyped);

export const phoneOrder = z.object({
  order: adminOrder,
  /** The way to the payment page, told once; null: the call was made before, and its answer had it. */
  link: z.nullable(z.string()),
});
export type PhoneOrder = z.infer<typeof phoneOrder>;

export const paymentLink = z.object({ link: z.string(), payBy: timestamp });
export type PaymentLink = z.infer<typeof paymentLink>;
