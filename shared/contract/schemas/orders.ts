import * as z from 'zod/mini';
import { returnReasons, returnStatuses } from '../../kernel/orders/order-returns.ts';
import { pieceConditions, pieceOutcomes } from '../../kernel/orders/return-pieces.ts';
import { orderStatuses } from '../../kernel/orders/order-status.ts';
import { delayAnswers } from '../../kernel/shipping/delay.ts';
import { shippingMethods } from '../../kernel/shipping/ship-by.ts';
import { methodRefusals } from '../../kernel/shipping/shipping-methods.ts';
import { ownChange } from './order-changes.ts';
import { money, page, paged, queryInt, text, timestamp, uuid } from './primitives.ts';

export const taxRule = z.object({
  active: z.boolean(),
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  country: z._default(z.string(), 'US'),
  state: z.nullable(z.string()),
  priority: z.int(),
  rate: z.number().check(z.minimum(0), z.maximum(100)),
  /** The state has rules for some places or goods besides: only the quote knows the tax. An older server has no such rules. */
  estimated: z.optional(z.boolean()),
});

export const taxRules = z.array(taxRule);

const method = z.enum(shippingMethods);

/** Without a method it is standard shipping, which is all that older releases know. */
export const quoteRequest = z.object({ addressId: uuid, method: z.optional(method) });

export const checkoutRequest = z.extend(quoteRequest, {
  /** The quoted total that the shopper saw: another one is refused. Older releases do not say it. */
  total: z.optional(money),
});

const orderSums = z.object({
  subtotal: money,
  shipping: money,
  tax: money,
  total: money,
  taxRatePercent: z.number(),
  /** Whether rates of its goods and shipping differ: then none is shown. Left out where they do not. */
  ratesDiffer: z.optional(z.boolean()),
});

export const quote = z.extend(orderSums, {
  /** The methods of the checkout for this address; an older server knows only standard. */
  options: z.optional(
    z.array(z.object({ method, shipping: money, refused: z.nullable(z.enum(methodRefusals)) })),
  ),
});
export type Quote = z.infer<typeof quote>;

export const checkoutAnswer = z.object({
  sessionId: z.string(),
  orderId: uuid,
  /** URL of the payment page; null when the order is already paid. */
  checkoutUrl: z.nullable(z.string()),
  alreadyPaid: z.boolean(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

export const orderItem = z.object({
  id: uuid,
  productId: z.int(),
  productName: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int().check(z.positive()),
  /** Of them, those that go into no parcel. */
  canceled: z._default(z.int().check(z.nonnegative()), 0),
  unitPrice: money,
  imageFile: z.nullable(z.string()),
  /** The line of this order in exchange for whose pieces it goes out; nothing was paid for it. */
  replaces: z.optional(uuid),
});
export type OrderItem = z.infer<typeof orderItem>;

/** Callers other than the owner get only city and state. */
export const shippingAddress = z.object({
  recipientName: z.optional(z.string()),
  street: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  zip: z.optional(z.string()),
});

export const orderEvent = z.object({
  status: z.enum(orderStatuses),
  at: timestamp,
  note: z.nullable(z.string()),
});

/** A day of the store: '2026-11-24'. */
export const day = z.iso.date();

/** What a shopper was told when an order could not be shipped in time. */
export const delay = z.object({
  oldDate: day,
  newDate: day,
  sentAt: timestamp,
  /** The last day on which the shopper can agree: after it the order is canceled. null: silence is consent. */
  answerBy: z.nullable(day),
  /** null: not answered, and not shipped. */
  answer: z.nullable(z.enum(delayAnswers)),
});
export type Delay = z.infer<typeof delay>;

export const shipment = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The carrier's tracking page; null for an unknown carrier. */
  trackingUrl: z.nullable(z.url({ protocol: /^https$/ })),
  shippedAt: timestamp,
});
export type Shipment = z.infer<typeof shipment>;

export const parcel = z.extend(shipment, {
  deliveredAt: z.nullable(timestamp),
  /** Nothing was heard of it: it counts as delivered some days after it was promised. */
  deliveryAssumed: z._default(z.boolean(), false),
  lines: z.array(z.object({ orderItemId: uuid, quantity: z.int().check(z.positive()) })),
});
export type Parcel = z.infer<typeof parcel>;

const returnLine = z.object({
  orderItemId: uuid,
  quantity: z.int().check(z.positive(), z.maximum(1000)),
  reason: z.enum(returnReasons),
});

export const returnRequest = z.object({
  lines: z.array(returnLine).check(z.minLength(1, 'Choose at least one item.'), z.maxLength(100)),
  note: z._default(text().check(z.trim(), z.maxLength(1000, 'Use at most 1000 characters.')), ''),
});
export type ReturnRequest = z.input<typeof returnRequest>;

/** Units of a return that were received alike, or never will be. */
export const returnPiece = z.object({
  orderItemId: uuid,
  quantity: z.int().check(z.positive()),
  condition: z.enum(pieceConditions),
  outcome: z.enum(pieceOutcomes),
  /** Why nothing follows; '' otherwise. */
  reason: z.string(),
  receivedAt: timestamp,
});
export type ReturnPiece = z.infer<typeof returnPiece>;

/** What goes out for pieces of a line once they have come back. */
export const returnExchange = z.object({
  orderItemId: uuid,
  size: z.string(),
  color: z.string(),
  quantity: z.int().check(z.positive()),
  /** Of them, those that were sent. */
  taken: z.int().check(z.nonnegative()),
  /** Until when the others are kept; null: they are not. */
  heldUntil: z.nullable(timestamp),
});
export type ReturnExchange = z.infer<typeof returnExchange>;

export const orderReturn = z.object({
  id: uuid,
  status: z.enum(returnStatuses),
  createdAt: timestamp,
  lines: z.array(returnLine),
  note: z.string(),
  /** What the shop wrote with its decision: how the pieces are sent back, or why they are not taken. '' for nothing. */
  reply: z._default(z.string(), ''),
  /** In the order in which they were received; without any nothing was, or it is from before they were counted. */
  pieces: z._default(z.array(returnPiece), []),
  exchanges: z._default(z.array(returnExchange), []),
});
export type OrderReturn = z.infer<typeof orderReturn>;

export const order = z.extend(orderSums, {
  id: uuid,
  /** Order number for phone calls: 'ROP-7K3M9Q'. Of a test order: 'TEST-7K3M9Q'. */
  number: z.string(),
  /** It tries the shop: no money moves, and nothing is sent. */
  test: z.optional(z.boolean()),
  status: z.enum(orderStatuses),
  createdAt: timestamp,
  paidAt: z.nullable(timestamp),
  /** Only to the owner. */
  email: z.optional(z.string()),
  shippingAddress,
  /** An older server does not tell it. */
  method: z.optional(method),
  items: z.array(orderItem),
  /** What changes gave away: off the subtotal. */
  discount: z._default(money, 0),
  timeline: z.array(orderEvent),
  /** The first of `parcels`. */
  shipment: z._default(z.nullable(shipment), null),
  /** In the order in which they left; only to the owner. */
  parcels: z._default(z.array(parcel), []),
  /** Some of it has left, and some has not. */
  partlyShipped: z._default(z.boolean(), false),
  deliveredAt: z._default(z.nullable(timestamp), null),
  /** Days after its delivery in which a return can be requested: those of the day on which it was placed. */
  returnDays: z.optional(z.int()),
  /** Amount refunded so far. */
  refunded: z._default(money, 0),
  /** Newest first; only to the owner. */
  returns: z._default(z.array(orderReturn), []),
  /** The day of the store by which what is open of it leaves; null: nothing is to be shipped. */
  shipBy: z._default(z.nullable(day), null),
  /** What its shopper was told last of a date that could not be kept; only to the owner. */
  delay: z._default(z.nullable(delay), null),
  /** What of it was changed, or waits to be paid to be changed, the earliest first; only to the owner. */
  changes: z._default(z.array(ownChange), []),
});
export type Order = z.infer<typeof order>;
export const orderPage = paged(order);

/** The data of an invoice besides the order; the account's page prints it. */
export const invoice = z.object({
  /** 'INV-7K3M9Q' */
  number: z.string(),
  issuedAt: timestamp,
  seller: z.object({
    name: z.string(),
    addressLines: z.array(z.string()),
    email: z.string(),
    phone: z.string(),
  }),
  order,
});
export type Invoice = z.infer<typeof invoice>;

export const orderListQuery = z.object({
  page,
  size: z._default(queryInt().check(z.minimum(1), z.maximum(50)), 10),
  status: z.optional(z.enum(orderStatuses)),
});

export const reconcileAnswer = z.object({ status: z.enum(orderStatuses) });
export const orderParams = z.object({ id: uuid });
export const paymentSessionParams = z.object({ sessionId: text().check(z.minLength(1), z.maxLength(200)) });

const delayAnswer = z.enum(['keep', 'cancel']);
export const delayAnswerBody = z.object({ answer: delayAnswer });

/** Of the link in the mail that tells of a delay: who has it may answer, and sees no more than this. */
export const delayToken = z.object({ token: text().check(z.minLength(1), z.maxLength(200)) });
export const delayLinkAnswer = z.extend(delayToken, { answer: delayAnswer });
export const linkedDelay = z.extend(delay, { number: z.string() });
export type LinkedDelay = z.infer<typeof linkedDelay>;
