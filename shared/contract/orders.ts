import { z } from 'zod';
import { returnReasons, returnStatuses } from '../kernel/order-returns.ts';
import { orderStatuses } from '../kernel/order-status.ts';
import { money, page, queryInt, text, timestamp, uuid } from './primitives.ts';

export const taxRule = z.object({
  active: z.boolean(),
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  country: z.string().default('US'),
  state: z.string().nullable(),
  priority: z.number().int(),
  rate: z.number().min(0).max(100),
});

export const checkoutRequest = z.object({ addressId: uuid });

export const quote = z.object({
  subtotal: money,
  shipping: money,
  tax: money,
  total: money,
  taxRatePercent: z.number(),
});
export type Quote = z.infer<typeof quote>;

export const checkoutAnswer = z.object({
  sessionId: z.string(),
  orderId: uuid,
  /** Where to pay; null when the order is paid already. */
  checkoutUrl: z.string().nullable(),
  alreadyPaid: z.boolean(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

export const orderItem = z.object({
  id: uuid,
  productId: z.number().int(),
  productName: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int().positive(),
  unitPrice: money,
  imageFile: z.string().nullable(),
});
export type OrderItem = z.infer<typeof orderItem>;

/** To anybody but the owner only city and state are given. */
export const shippingAddress = z.object({
  recipientName: z.string().optional(),
  street: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string().optional(),
});

export const orderEvent = z.object({
  status: z.enum(orderStatuses),
  at: timestamp,
  note: z.string().nullable(),
});

export const shipment = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The carrier's page; null for one that we do not know. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
  shippedAt: timestamp,
});
export type Shipment = z.infer<typeof shipment>;

const returnLine = z.object({
  orderItemId: uuid,
  quantity: z.number().int().positive().max(1000),
  reason: z.enum(returnReasons),
});

export const returnRequest = z.object({
  lines: z.array(returnLine).min(1, 'Choose at least one item.').max(100),
  note: text().trim().max(1000, 'Use at most 1000 characters.').default(''),
});
export type ReturnRequest = z.input<typeof returnRequest>;

export const orderReturn = z.object({
  id: uuid,
  status: z.enum(returnStatuses),
  createdAt: timestamp,
  lines: z.array(returnLine),
  note: z.string(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

export const order = quote.extend({
  id: uuid,
  /** What people say on the phone: 'ROP-7K3M9Q'. */
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** Only to the owner. */
  email: z.string().optional(),
  shippingAddress,
  items: z.array(orderItem),
  timeline: z.array(orderEvent),
  shipment: shipment.nullable().default(null),
  deliveredAt: timestamp.nullable().default(null),
  /** What was given back so far. */
  refunded: money.default(0),
  /** Newest first; only to the owner. */
  returns: z.array(orderReturn).default([]),
});
export type Order = z.infer<typeof order>;

/** What a bookkeeper needs beside the order; the page that prints it is the account's. */
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
  size: queryInt().min(1).max(50).default(10),
  status: z.enum(orderStatuses).optional(),
});

export const reconcileAnswer = z.object({ status: z.enum(orderStatuses) });
export const orderParams = z.object({ id: uuid });
export const paymentSessionParams = z.object({ sessionId: text().min(1).max(200) });
