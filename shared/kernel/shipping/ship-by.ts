import { storeTimeZone } from '../dates.ts';
import { addBusinessDays, addDays, businessDayFrom, storeClock } from './business-days.ts';

/** How an order is shipped. */
export const shippingMethods = ['standard', 'expedited', 'next-day'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export const shippingMethodLabel: Readonly<Record<ShippingMethod, string>> = {
  standard: 'Standard',
  expedited: 'Expedited',
  'next-day': 'Next day',
};

/** What an order's sums call its shipping: 'Shipping', 'Shipping (next day)'. An older server tells no method. */
export const shippingTerm = (method: ShippingMethod | undefined): string =>
  method === undefined || method === 'standard'
    ? 'Shipping'
    : `Shipping (${shippingMethodLabel[method].toLowerCase()})`;

/** When the store packs. Times are of the clock where it packs, '14:00'. */
export interface ShippingRules {
  readonly timeZone: string;
  /** An order that is paid before it counts from the same business day. */
  readonly cutoff: string;
  /** When the carrier takes the day's parcels. */
  readonly pickup: string;
  /** Business days between the day from which an order counts and the one by which it has left. */
  readonly processingDays: Readonly<Record<ShippingMethod, number>>;
  /** On which nothing is packed, besides weekends and federal holidays. */
  readonly closedDays: readonly string[];
}

/** Until the owner says otherwise; what pages promise (`defaultShopPolicy`) fits to it. */
export const defaultShippingRules: ShippingRules = {
  timeZone: storeTimeZone,
  cutoff: '14:00',
  pickup: '17:00',
  processingDays: { standard: 2, expedited: 1, 'next-day': 0 },
  closedDays: [],
};

/** The business day from which an order counts: the one on which it is paid if that is before the cutoff, else the next one. */
export function countsFrom(paidAt: Date, { timeZone, cutoff, closedDays }: ShippingRules): string {
  const { day, time } = storeClock(paidAt, timeZone);
  return businessDayFrom(time < cutoff ? day : addDays(day, 1), closedDays);
}

/** The day by which a paid order has to have left. */
export function shipByDate(paidAt: Date, method: ShippingMethod, rules: ShippingRules): string {
  return addBusinessDays(countsFrom(paidAt, rules), rules.processingDays[method], rules.closedDays);
}

/** When the carrier takes the parcels of today. */
export function pickupToday(
  now: Date,
  { timeZone, pickup }: Pick<ShippingRules, 'timeZone' | 'pickup'>,
): Date {
  const { day } = storeClock(now, timeZone);
  const wanted = Date.parse(`${day}T${pickup}:00Z`);
  // The zones of the country are four to ten hours behind UTC, by the season.
  const moments = [4, 5, 6, 7, 8, 9, 10].map((hours) => new Date(wanted + hours * 3_600_000));
  const isIt = (moment: Date) => {
    const clock = storeClock(moment, timeZone);
    return clock.day === day && clock.time === pickup;
  };
  return moments.find(isIt) ?? new Date(wanted);
}

/** The day by which a parcel is promised to arrive. Carriers work on the days on which the store is closed. */
export function promisedDay(
  shippedOn: string,
  method: ShippingMethod,
  { deliveryDays }: { readonly deliveryDays: Readonly<Record<ShippingMethod, { readonly to: number }>> },
): string {
  return addBusinessDays(shippedOn, deliveryDays[method].to);
}

/** A parcel of which nothing is heard counts as delivered so many business days after it was promised. */
const assumedAfterDays = 3;

/** The day on which a parcel of which nothing is heard counts as delivered. */
export function assumedDay(promised: string): string {
  return addBusinessDays(promised, assumedAfterDays);
}

/** Where a ship-by date stands, seen from a day. */
export function dueOf(shipBy: string, today: string): 'late' | 'today' | 'later' {
  return shipBy < today ? 'late' : shipBy === today ? 'today' : 'later';
}

/** Why an order does not ship though it could. */
export const holdReasons = ['address', 'fraud', 'stock', 'customer'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** As they stand behind 'On hold:'. */
export const holdReasonLabel: Readonly<Record<HoldReason, string>> = {
  address: 'address',
  fraud: 'possible fraud',
  stock: 'stock',
  customer: 'asked by the customer',
};
