import * as z from 'zod/mini';
import { money } from '../schemas/primitives.ts';
import { signedMoney } from '../schemas/signed-money.ts';
import { trafficQuery } from './traffic.ts';

/** 7, 30 or 90 days of the store up to today, in its time zone. */
export const figuresQuery = trafficQuery;

const count = z.int().check(z.nonnegative());

const sums = {
  /** Those that were paid, their units, and what was paid for them. */
  orders: count,
  units: count,
  revenue: money,
  /** What went back, less what turned out not to have arrived. */
  refunds: signedMoney,
  cartsBegun: count,
  cartsPaid: count,
};

const period = z.object({
  totals: z.object({
    ...sums,
    /** null without orders. */
    averageOrder: z.nullable(money),
    /** Carts paid of those begun, in percent; null where none was begun. */
    conversion: z.nullable(z.number().check(z.nonnegative())),
  }),
  /** One for each day, oldest first. */
  byDay: z.array(z.object({ day: z.iso.date(), ...sums })),
});
export type FiguresPeriod = z.infer<typeof period>;

export const figures = z.object({
  days: count,
  /** The last day is today. */
  period,
  /** As many days before it. */
  before: period,
  /** The tax of the period's orders by the state that they went to, highest first. */
  taxes: z.array(z.object({ state: z.string(), tax: money })),
});
export type Figures = z.infer<typeof figures>;

export const productFigures = z.object({
  days: count,
  /** At most ten, most units first. */
  bestSellers: z.array(
    z.object({ productId: z.int(), name: z.string(), units: count, revenue: money, listed: z.boolean() }),
  ),
  /** Units of requested returns, rejected ones excluded, by product, size and reason; at most ten, most units first. */
  returns: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      size: z.string(),
      reason: z.string(),
      units: count,
      listed: z.boolean(),
    }),
  ),
});
export type ProductFigures = z.infer<typeof productFigures>;
