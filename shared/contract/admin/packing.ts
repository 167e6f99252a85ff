import * as z from 'zod/mini';
import { holdReasons, shippingMethods } from '../../kernel/shipping/ship-by.ts';
import { orderItem } from '../schemas/orders.ts';
import { text, timestamp, uuid } from '../schemas/primitives.ts';
import { orderSummary } from './orders.ts';
import { orderTasks } from './order-sorts.ts';

/** Orders that are packed, printed or shipped at once. */
export const packedAtOnce = 200;
/** Rows of a file of tracking numbers. */
export const trackingRows = 500;

/** Whole numbers of orders ('ROP-7K3M9Q'), joined by commas. */
export const packingQuery = z.object({
  orders: z.pipe(
    z.pipe(
      text().check(z.maxLength(packedAtOnce * 16)),
      z.transform((numbers) => [...new Set(numbers.split(',').map((each) => each.trim().toUpperCase()))]),
    ),
    z
      .array(z.string().check(z.regex(/^(ROP|TEST)-[0-9A-Z]{6}$/, 'Use the numbers of orders.')))
      .check(z.minLength(1), z.maxLength(packedAtOnce)),
  ),
});

const packedItem = z.extend(orderItem, {
  variantId: z.int(),
  /** null: the shop has no such variant any more. */
  sku: z.nullable(z.string()),
  /** Units that are still to be shipped. */
  open: z.int().check(z.nonnegative()),
});
export type PackedItem = z.infer<typeof packedItem>;

/** What is needed to pack an order: where it goes, and what goes into it. */
export const packedOrder = z.object({
  id: uuid,
  number: z.string(),
  /** It tries the shop, and stays in it. */
  test: z.optional(z.boolean()),
  createdAt: timestamp,
  recipientName: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  tasks: z.array(z.enum(orderTasks)),
  /** Why it is not shipped. */
  hold: z._default(z.nullable(z.enum(holdReasons)), null),
  method: z._default(z.enum(shippingMethods), 'standard'),
  /** In which a return can be requested after the delivery. */
  returnDays: z.optional(z.int()),
  /** Parcels that have left. */
  parcels: z.int().check(z.nonnegative()),
  items: z.array(packedItem),
});
export type PackedOrder = z.infer<typeof packedOrder>;

/** In the order in which they were asked for; those that there are not are left out. */
export const packing = z.object({ orders: z.array(packedOrder) });

/** A parcel as a person or a file names it. Every text may be wrong: the answer says so of its row, and of no other. */
const parcelRow = z.object({
  /** Where it is in its form or file. */
  row: z.int().check(z.positive(), z.maximum(1_000_000)),
  /** Its number, with or without '#'. */
  order: text().check(z.maxLength(100)),
  trackingNumber: text().check(z.maxLength(200)),
  /** '': the form of the number tells. */
  carrier: text().check(z.maxLength(60)),
  /** By SKU: 'ROP-101-PIN-M x 2, ROP-221-OAT-L'. '': all that is open. */
  units: text().check(z.maxLength(2000)),
});
export type ParcelRow = z.infer<typeof parcelRow>;

export const newParcels = z.object({
  /** Answers with what would happen, and changes nothing. */
  dryRun: z.boolean(),
  /** The carrier of numbers whose form tells none, in rows that name none; '': these are refused. */
  carrier: text().check(z.maxLength(60)),
  rows: z.array(parcelRow).check(z.minLength(1), z.maxLength(trackingRows)),
});
export type NewParcels = z.infer<typeof newParcels>;

export const parcelColumns = ['order', 'trackingNumber', 'carrier', 'units'] as const;

const parcelOutcome = z.object({
  row: z.int(),
  /** As it was written, or its number when there is such an order. */
  order: z.string(),
  /** `known`: the parcel was recorded before, and nothing has changed. */
  outcome: z.enum(['shipped', 'known', 'refused']),
  carrier: z.nullable(z.string()),
  /** Units in the parcel, and units of the order that are open after it. */
  pieces: z.int().check(z.nonnegative()),
  left: z.int().check(z.nonnegative()),
  refusal: z.nullable(z.object({ code: z.string(), column: z.enum(parcelColumns), message: z.string() })),
  /** The order as it is then; null: there is none. */
  summary: z.nullable(orderSummary),
});
export type ParcelOutcome = z.infer<typeof parcelOutcome>;
export const parcelOutcomes = z.object({ rows: z.array(parcelOutcome) });

/** Says of a row which earlier one of the same file has its number. */
export const sameTrackingNumber = (row: number): string =>
  `Row ${String(row)} of this file has the same tracking number, for another order. Each parcel has its own: look at both labels.`;
