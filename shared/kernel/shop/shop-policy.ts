import { storeTimeZone } from '../dates.ts';
import { formatCents, type Cents } from '../pricing/money.ts';
import type { ShippingMethod } from '../shipping/ship-by.ts';
import type { FasterMethod, MethodPrice, MethodReach } from '../shipping/method-terms.ts';

/** Business days or hours, both included. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** What the owner promises to shoppers, and sets on the page Settings. Rules take it as an argument, and pages get it with their data. */
export interface ShopPolicy {
  /** Standard shipping is free from this subtotal on; null: it never is. */
  readonly freeShippingFrom: Cents | null;
  readonly standardShipping: Cents;
  /** What the other methods cost. */
  readonly faster: Readonly<Record<FasterMethod, MethodPrice>>;
  /** Where each method goes. */
  readonly reach: Readonly<Record<ShippingMethod, MethodReach>>;
  /** From when a parcel has left until it arrives. */
  readonly deliveryDays: Readonly<Record<ShippingMethod, DaySpan>>;
  /** Calendar days after the delivery in which a return can be requested. An order keeps those that it was placed with. */
  readonly returnDays: number;
  /** The shopper sends back for nothing, with a label that the shop has paid. */
  readonly freeReturns: boolean;
  /** Business days until a refund shows; null, as of the next ones: nothing is promised. */
  readonly refundDays: DaySpan | null;
  /** Months from the delivery; null: the shop gives no warranty of its own. */
  readonly warrantyMonths: number | null;
  /** Business days in which a claim under it is looked at. */
  readonly claimDays: DaySpan | null;
  /** Hours until a message is answered. */
  readonly replyHours: DaySpan | null;
  /** An order that is paid before it counts from the same business day; of the clock where it is packed, '14:00'. */
  readonly cutoff: string;
  /** Of the cutoff. */
  readonly timeZone: string;
  /** Business days in which a standard order has left. */
  readonly processingDays: number;
  /** The same of the other methods. */
  readonly fasterProcessingDays: Readonly<Record<FasterMethod, number>>;
}

/** Until the owner says otherwise. */
export const defaultShopPolicy: ShopPolicy = {
  freeShippingFrom: 25_000,
  standardShipping: 990,
  faster: {
    expedited: { price: null, freeFrom: null },
    'next-day': { price: null, freeFrom: null },
  },
  reach: {
    standard: { notTo: [], poBoxes: true },
    expedited: { notTo: [], poBoxes: false },
    'next-day': { notTo: [], poBoxes: false },
  },
  deliveryDays: {
    standard: { from: 3, to: 7 },
    expedited: { from: 2, to: 3 },
    'next-day': { from: 1, to: 1 },
  },
  returnDays: 30,
  ...{ freeReturns: false, refundDays: null, warrantyMonths: null, claimDays: null, replyHours: null },
  cutoff: '14:00',
  timeZone: storeTimeZone,
  processingDays: 2,
  fasterProcessingDays: { expedited: 1, 'next-day': 0 },
};

type ToldAlways =
  'freeShippingFrom' | 'standardShipping' | 'deliveryDays' | 'returnDays' | 'cutoff' | 'processingDays';
/** As an API sends it: an older one does not know all of it. */
export type ToldPolicy = Pick<ShopPolicy, ToldAlways> & {
  readonly [K in Exclude<keyof ShopPolicy, ToldAlways>]?: ShopPolicy[K] | undefined;
};

/** What a page has of the shop's policy; an older server says nothing of it, or not all. */
export const policyOf = (shop: { readonly policy?: ToldPolicy | undefined } | null): ShopPolicy =>
  ({ ...defaultShopPolicy, ...shop?.policy }) as ShopPolicy;

/** '3–7', or '1' */
export const spanWords = ({ from, to }: DaySpan): string =>
  from === to ? String(to) : `${String(from)}–${String(to)}`;

/** How long a method takes once a parcel has left: '3–7 business days'. */
export const deliveryWords = (method: ShippingMethod, { deliveryDays }: Pick<ShopPolicy, 'deliveryDays'>) =>
  `${spanWords(deliveryDays[method])} business ${deliveryDays[method].to === 1 ? 'day' : 'days'}`;

/** Business days until a standard order has left: '1–2'. */
export const processingWords = ({ processingDays }: Pick<ShopPolicy, 'processingDays'>): string =>
  spanWords({ from: 1, to: Math.max(1, processingDays) });

/** 'Orders placed before 2:00 PM are processed within 1–2 business days.' */
export function packedWords(
  method: ShippingMethod,
  policy: Pick<ShopPolicy, 'cutoff' | 'processingDays' | 'fasterProcessingDays'>,
): string {
  const days = method === 'standard' ? policy.processingDays : policy.fasterProcessingDays[method];
  const when =
    days === 0
      ? 'leave on the same business day'
      : `are processed within ${spanWords({ from: 1, to: days })} business ${days === 1 ? 'day' : 'days'}`;
  return `Orders placed before ${cutoffWords(policy)} ${when}.`;
}

/** '2:00 PM' */
export function cutoffWords({ cutoff }: Pick<ShopPolicy, 'cutoff'>): string {
  const [hour = 0, minute = 0] = cutoff.split(':').map(Number);
  return `${String(hour % 12 || 12)}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '$250', as in the banner; null: shipping is never free. */
export const freeShippingWords = ({ freeShippingFrom }: Pick<ShopPolicy, 'freeShippingFrom'>) =>
  freeShippingFrom === null ? null : formatCents(freeShippingFrom).replace(/\.00$/, '');

/** What standard shipping costs, in a sentence or two. */
export function shippingCostWords(policy: ShopPolicy): string {
  if (policy.standardShipping === 0) return 'Standard shipping is free.';
  const price = `Standard shipping costs ${formatCents(policy.standardShipping)} an order.`;
  const free = freeShippingWords(policy);
  return free === null
    ? price
    : `${price} It is free when the pieces in your order come to ${free} or more, before tax.`;
}

/** '$9.90, free from $250', or what it costs. */
export function standardShippingWords(policy: ShopPolicy): string {
  const free = freeShippingWords(policy);
  const price = policy.standardShipping === 0 ? 'free' : formatCents(policy.standardShipping);
  return free === null || policy.standardShipping === 0 ? price : `${price}, free from ${free}`;
}
