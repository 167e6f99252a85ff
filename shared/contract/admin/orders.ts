import * as z from 'zod/mini';
import { taxLevels } from '../../kernel/pricing/detailed-tax-rule.ts';
import { refundCauses, refundLineKinds, refundSettlements } from '../../kernel/orders/refund-lines.ts';
import { fulfillmentStates, orderStatuses, paymentStates } from '../../kernel/orders/order-status.ts';
import { holdReasons, shippingMethods } from '../../kernel/shipping/ship-by.ts';
import { printable } from '../schemas/contact.ts';
import { day, delay, orderEvent, orderItem, parcel } from '../schemas/orders.ts';
import { line, money, queryInt, text, timestamp, uuid } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';
import { orderDues, orderQueues, orderSorts, orderTasks } from './order-sorts.ts';
import { disputeDetails, paymentTrouble } from './payments.ts';
import { orderChange } from './order-change.ts';
import { orderMail, orderNote, orderTag, otherOrder } from './order-records.ts';
import { adminReturn, chosenExchange } from './returns.ts';

const count = z.int().check(z.nonnegative());

/** An order in the list. */
export const orderSummary = z.object({
  id: uuid,
  number: z.string(),
  /** It tries the shop: paid with test keys, out of stock and figures. */
  test: z.optional(z.boolean()),
  /** As its shopper sees it: `orderStatusOf` the two. */
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStates),
  fulfillment: z.enum(fulfillmentStates),
  createdAt: timestamp,
  paidAt: z.nullable(timestamp),
  /** Both '' when the personal data of the order was erased. */
  name: z.string(),
  email: z.string(),
  city: z.string(),
  state: z.string(),
  /** The account that placed it; null: it was deleted. */
  personId: z.nullable(uuid),
  pieces: count,
  total: money,
  refunded: money,
  /** What waits to be done with it. */
  tasks: z.array(z.enum(orderTasks)),
  /** Other parts of the list that it is in, of `orderQueues`; a page that is older does not know a new one. */
  queues: z._default(z.array(z.string()), []),
  method: z._default(z.enum(shippingMethods), 'standard'),
  /** The day of the store by which what is open of it has to leave; null: nothing is to be shipped. */
  shipBy: z._default(z.nullable(day), null),
  /** Nothing was heard of a parcel of it: it only counts as delivered. */
  deliveryAssumed: z._default(z.boolean(), false),
  /** Why it is not shipped. */
  hold: z._default(z.nullable(z.enum(holdReasons)), null),
  tags: z._default(z.array(z.string()), []),
});
export type OrderSummary = z.infer<typeof orderSummary>;
export const orderList = adminList(orderSummary);

export const orderFilters = {
  /** A number of an order or of a parcel, or parts of name and email address. */
  q: z._default(z.pipe(printable, z.string().check(z.trim(), z.maxLength(100))), ''),
  task: z.optional(z.enum(orderQueues)),
  status: z.optional(z.enum(orderStatuses)),
  /** Of what is still to be shipped. */
  due: z.optional(z.enum(orderDues)),
  hold: z.optional(z.enum(['any', ...holdReasons])),
  method: z.optional(z.enum(shippingMethods)),
  /** Of the US, by its code. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  person: z.optional(uuid),
  tag: z.optional(orderTag),
  /** Days in the store's own time, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Whole dollars of the total, both included. */
  min: z.optional(queryInt().check(z.nonnegative(), z.maximum(1_000_000))),
  max: z.optional(queryInt().check(z.nonnegative(), z.maximum(1_000_000))),
  sort: z._default(z.enum(orderSorts), 'newest'),
};
/** Newest first, whatever is asked for: a part begins where the one before has ended. */
export const ordersExport = z.object({
  ...orderFilters,
  /** Only these of them. */
  ids: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(5000))),
  after: adminListQuery.shape.after,
});
export const ordersExportPart = z.object({ csv: z.string(), rows: count, next: z.nullable(z.string()) });
export const orderQuery = z.extend(adminListQuery, orderFilters);
export type OrderQuery = z.output<typeof orderQuery>;

const adminItem = z.extend(orderItem, {
  variantId: z.int(),
  discount: money,
  tax: money,
  /** Units in parcels, units that go into none, and units that were put back. */
  shipped: count,
  canceled: count,
  restocked: count,
  /** Units whose money went back or is on its way, as far as it was decided by line. */
  refunded: z._default(count, 0),
  /** Units that came back for others: their money is in the line that replaces them. */
  exchanged: z._default(count, 0),
});
export type AdminOrderItem = z.infer<typeof adminItem>;

const adminParcel = z.extend(parcel, {
  id: uuid,
  /** The day by which it is promised to arrive; null: not known. */
  promisedOn: z._default(z.nullable(day), null),
});
export type AdminParcel = z.infer<typeof adminParcel>;

const payment = z.object({
  /** The provider's. */
  id: z.string(),
  /** `second`: of another payment page; all of it goes back. */
  kind: z.enum(['order', 'second']),
  received: money,
  receivedAt: timestamp,
});

/** `waiting` to be asked for, `pending` at the provider, `given up`: the money went back otherwise. */
export const refundStates = ['waiting', 'pending', 'succeeded', 'failed', 'given up'] as const;

const refundLine = z.object({
  kind: z.enum(refundLineKinds),
  orderItemId: z.nullable(uuid),
  units: count,
  amount: money,
});
const refund = z.object({
  id: uuid,
  payment: z.string(),
  amount: money,
  reason: z.string(),
  state: z.enum(refundStates),
  /** What the provider said when it could not be done. */
  problem: z.nullable(z.string()),
  createdAt: timestamp,
  /** Why, as the staff says. */
  cause: z._default(z.nullable(z.enum(refundCauses)), null),
  /** What a person decided about one that failed; `paid otherwise` counts as refunded. */
  settled: z._default(z.nullable(z.enum(refundSettlements)), null),
  /** How it was paid otherwise, or why it is not owed. */
  reference: z._default(z.nullable(z.string()), null),
  /** What it was for; none: it was an amount, not decided by lines. */
  lines: z._default(z.array(refundLine), []),
});

const dispute = z.object({
  /** The provider's. */
  id: z.string(),
  amount: money,
  reason: z.string(),
  state: z.enum(['inquiry', 'open', 'won', 'lost', 'closed']),
  dueBy: z.nullable(timestamp),
  ...disputeDetails,
});

const hold = z.object({
  reason: z.enum(holdReasons),
  /** '' if nothing was said. */
  note: z.string(),
  since: timestamp,
  by: z.string(),
});

/** What the staff did with an order that its shopper is not told of. */
const staffStep = z.object({
  /** 'hold', 'release', 'refund', 'answer', 'accept'; a page that is older does not know a new one. */
  kind: z.string(),
  at: timestamp,
  by: z.string(),
  /** Of a hold, as far as it is still known. */
  reason: z.nullable(z.enum(holdReasons)),
  /** Of a refund. */
  amount: z._default(z.nullable(money), null),
});

/** What one jurisdiction takes of an order at one rate. */
const orderTax = z.object({
  level: z.enum(taxLevels),
  name: z.string(),
  /** Percent. */
  rate: z.number(),
  taxable: money,
  exempt: money,
  tax: money,
  /** Of `tax`, what went back or is on its way. */
  refunded: money,
});

/** An order as those see it who work on it. */
export const adminOrder = z.extend(orderSummary, {
  /** Of the account that placed it; null: it has none, or is deleted. */
  phone: z._default(z.nullable(z.string()), null),
  recipientName: z.string(),
  street: z.string(),
  zip: z.string(),
  subtotal: money,
  discount: money,
  shipping: money,
  tax: money,
  /** Of `tax`, the part on shipping. */
  shippingTax: money,
  /** Of shipping and its tax, what went back or is on its way. */
  shippingRefunded: z._default(money, 0),
  taxRatePercent: z.number(),
  /** Whether rates of its goods and shipping differ: then none is shown. Left out where they do not. */
  ratesDiffer: z.optional(z.boolean()),
  /** By jurisdiction and rate; left out of orders from before they knew it. */
  taxes: z.optional(z.array(orderTax)),
  received: money,
  /** What can still go back: received, less what went and what is on its way. */
  refundable: money,
  items: z.array(adminItem),
  parcels: z.array(adminParcel),
  payments: z.array(payment),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  returns: z.array(adminReturn),
  timeline: z.array(z.extend(orderEvent, { actor: z.string() })),
  /** Oldest first. */
  staffSteps: z._default(z.array(staffStep), []),
  held: z._default(z.nullable(hold), null),
  ...paymentTrouble,
  /** What the customer was told of its date, the earliest first. */
  delays: z._default(z.array(z.extend(delay, { by: z.string() })), []),
  /** Changes of what was ordered count it up. */
  version: z._default(z.int(), 1),
  /** Which texts of these pages were shown when it was placed; none of an order from before this was noted. */
  pagesInForce: z.optional(
    z.array(
      z.object({
        page: z.enum(['terms', 'returns']),
        /** 0: the text that the store came with. */
        version: z.int().check(z.nonnegative()),
        /** For its preview. */
        key: z.string(),
      }),
    ),
  ),
  /** Made for a customer on the phone: until when its link opens payment pages. */
  payBy: z._default(z.nullable(timestamp), null),
  /** The earliest first. */
  changes: z._default(z.array(orderChange), []),
  /** Newest first. */
  notes: z._default(z.array(orderNote), []),
  /** About this order, as long as they are kept; newest first. */
  mails: z._default(z.array(orderMail), []),
  /** Of the same account, newest first, at most 5. */
  otherOrders: z._default(z.array(otherOrder), []),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrderParams = z.object({ id: uuid });
export const parcelParams = z.object({ id: uuid, parcelId: uuid });
export const returnParams = z.object({ id: uuid, returnId: uuid });

const units = z.array(
  z.object({ orderItemId: uuid, quantity: z.int().check(z.positive(), z.maximum(1000)) }),
);

/** A parcel as it is handed to the carrier. */
export const newParcel = z.object({
  carrier: line('Choose or enter the carrier.', 60),
  trackingNumber: line('Enter the tracking number.', 80),
  lines: units.check(z.minLength(1, 'Choose at least one piece.'), z.maxLength(100)),
});
export type NewParcel = z.infer<typeof newParcel>;

/** The label's carrier and number; `seen`: what the parcel had when the form was opened. */
export const parcelCorrection = z.object({
  ...{ carrier: newParcel.shape.carrier, trackingNumber: newParcel.shape.trackingNumber },
  seen: z.object({ carrier: text(), trackingNumber: text() }),
});
export type ParcelCorrection = z.infer<typeof parcelCorrection>;

export const newRefund = z.object({
  /** Made by the caller, so that a call that is made again is the same refund. */
  refundId: uuid,
  amount: money.check(z.positive('Enter an amount above 0.')),
  /** Units that can be sold again. */
  restock: units.check(z.maxLength(100)),
  /** What the money is for. More or less than was paid for it may go back. */
  lines: z._default(units.check(z.maxLength(100)), []),
  shipping: z._default(z.boolean(), false),
  cause: z._default(z.nullable(z.enum(refundCauses)), null),
});
export type NewRefundBody = z.input<typeof newRefund>;
export type NewRefund = z.infer<typeof newRefund>;

/** Why an order is not shipped until it is released. */
export const newHold = z.object({
  reason: z.enum(holdReasons),
  note: z._default(text().check(z.trim(), z.maxLength(500, 'Use at most 500 characters.')), ''),
});
export type NewHold = z.input<typeof newHold>;

export const newDelay = z.object({ date: z.iso.date('Enter the new date.') });
export type NewDelay = z.infer<typeof newDelay>;

export const refundParams = z.object({ id: uuid, refundId: uuid });

/** What became of a refund whose money came back. */
export const refundSettlement = z.object({
  settled: z.enum(refundSettlements),
  /** How it was paid, or why it is not owed. */
  reference: line('Enter how it was paid, such as the number of a check.', 120),
});

export type RefundSettlement = z.infer<typeof refundSettlement>;

export const reviewDecisions = ['accept', 'refund', 'close'] as const;
export const reviewDecision = z.object({ decision: z.enum(reviewDecisions) });

/** For REFUNDED: how much goes back, and what can be sold again. For APPROVED: what is exchanged. */
export const returnDecision = z.object({
  status: z.enum(['APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED']),
  amount: z._default(money.check(z.nonnegative()), 0),
  restock: z._default(units.check(z.maxLength(100)), []),
  lines: z._default(units.check(z.maxLength(100)), []),
  shipping: z._default(z.boolean(), false),
  /** Each line once; the new pieces are reserved. */
  exchanges: z._default(z.array(chosenExchange).check(z.maxLength(100)), []),
  /** For APPROVED and REJECTED: what the customer reads. */
  reply: z._default(text().check(z.trim(), z.maxLength(1000, 'Use at most 1,000 characters.')), ''),
});
export type ReturnDecisionBody = z.input<typeof returnDecision>;
