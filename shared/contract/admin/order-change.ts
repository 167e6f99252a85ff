import * as z from 'zod/mini';
import type { Dollars } from '../../kernel/pricing/money.ts';
import { policy } from '../../kernel/shop/policy.ts';
import { shippingMethods } from '../../kernel/shipping/ship-by.ts';
import { line, money, text, timestamp, uuid, variantId } from '../schemas/primitives.ts';

/** Changing an order on which something has not shipped: what it would cost, and what was changed. */

const quantity = z.int().check(z.nonnegative(), z.maximum(policy.maxQuantityPerLine));
const maxUnits = 2 * policy.maxCartLines;

/** '10103:1,10105:2': variants, and how many pieces of each shall be shipped from now on; what is not named is dropped. */
export const unitsText = z.pipe(
  z.pipe(
    text().check(z.regex(/^(\d{1,10}:\d{1,2}(,\d{1,10}:\d{1,2})*)?$/), z.maxLength(2700)),
    z.transform((value) =>
      value === ''
        ? []
        : value.split(',').map((part) => {
            const [id, count] = part.split(':');
            return { variantId: Number(id), quantity: Number(count) };
          }),
    ),
  ),
  z.array(z.object({ variantId, quantity })).check(z.maxLength(maxUnits)),
);

/** Of a query, where all is text. */
export const queryMoney = z.pipe(
  z.coerce.number<number | string>().check(z.nonnegative(), z.maximum(10_000)) as unknown as z.ZodMiniType<
    Dollars,
    number | string
  >,
  money,
);

export const orderChangeQuery = z.object({
  units: unitsText,
  /** Without it the method stays. */
  method: z.optional(z.enum(shippingMethods)),
  /** What another method than standard costs, as agreed with the customer. */
  methodPrice: z.optional(queryMoney),
});

const plannedLine = z.object({
  /** Of the line of the order; null: a new one. */
  id: z.nullable(uuid),
  variantId: z.int(),
  productId: z.int(),
  productName: z.string(),
  size: z.string(),
  color: z.string(),
  imageFile: z.nullable(z.string()),
  quantity: z.int().check(z.positive()),
  unitPrice: money,
  discount: money,
  tax: money,
});
export type PlannedOrderLine = z.infer<typeof plannedLine>;

const plannedOrder = z.object({
  method: z.enum(shippingMethods),
  lines: z.array(plannedLine),
  subtotal: money,
  discount: money,
  shipping: money,
  tax: money,
  total: money,
});
export type PlannedOrder = z.infer<typeof plannedOrder>;

/** One of the two, or none. */
const moneyOfChange = { toPay: money, toRefund: money };

export const changeQuote = z.object({
  /** Of the order that it was worked out for. */
  version: z.int(),
  price: z.enum(['same', 'cheaper', 'dearer']),
  ...moneyOfChange,
  before: plannedOrder,
  after: plannedOrder,
  /** As it would be if the difference were not asked for; null: there is none to ask for. */
  waived: z.nullable(plannedOrder),
});
export type OrderChangeQuote = z.infer<typeof changeQuote>;

export const newOrderChange = z.object({
  /** Made by the caller, so that a call that is made again is the same change. */
  changeId: uuid,
  units: z.array(z.object({ variantId, quantity })).check(z.maxLength(maxUnits)),
  method: z.optional(z.enum(shippingMethods)),
  methodPrice: z._default(z.nullable(money), null),
  /** Of the quote that was seen: what is different by now is looked at first. */
  seen: z.object({ version: z.int(), ...moneyOfChange }),
  /** Why a difference is not asked for; null: it is. */
  waive: z._default(z.nullable(line('Say why the difference is not asked for.', 200)), null),
});
export type NewOrderChange = z.input<typeof newOrderChange>;

export const changeStates = ['OPEN', 'APPLIED', 'EXPIRED', 'REPLACED'] as const;

export const orderChange = z.object({
  id: uuid,
  state: z.enum(changeStates),
  /** The version that it was made for, and the one that it made. */
  baseVersion: z.int(),
  version: z.nullable(z.int()),
  by: z.string(),
  madeAt: timestamp,
  decidedAt: z.nullable(timestamp),
  /** In words, line by line. */
  lines: z.array(z.string()),
  ...moneyOfChange,
  waived: money,
  reason: z.nullable(z.string()),
  /** Until when it can be paid. */
  payBy: z.nullable(timestamp),
  before: plannedOrder,
  after: plannedOrder,
});
export type OrderChange = z.infer<typeof orderChange>;

export const orderChangeParams = z.object({ id: uuid, changeId: uuid });
