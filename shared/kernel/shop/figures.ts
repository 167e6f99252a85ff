/** What happened on a day of the store, in its time zone; money in cents. */
export interface DayFigures {
  readonly orders: number;
  readonly units: number;
  readonly revenue: number;
  /** Below 0 where more came back than went: a refund that did not arrive counts back. */
  readonly refunds: number;
  readonly cartsBegun: number;
  readonly cartsPaid: number;
}

/** A period: the sums of its days, and what follows from them. */
export interface PeriodTotals extends DayFigures {
  /** Cents; null without orders. */
  readonly averageOrder: number | null;
  /** Of the carts begun, the part that was paid, in percent; null where none was begun. */
  readonly conversion: number | null;
}

/** Paid carts may have been begun in the period before: a conversion can be above 100. */
export function totalsOf(days: readonly DayFigures[]): PeriodTotals {
  const sum = (name: keyof DayFigures) => days.reduce((all, day) => all + day[name], 0);
  const sums = {
    ...{ orders: sum('orders'), units: sum('units'), revenue: sum('revenue'), refunds: sum('refunds') },
    ...{ cartsBegun: sum('cartsBegun'), cartsPaid: sum('cartsPaid') },
  };
  return { ...sums, averageOrder: averageOrderOf(sums), conversion: conversionOf(sums) };
}

export function averageOrderOf({ revenue, orders }: Pick<DayFigures, 'revenue' | 'orders'>): number | null {
  return orders === 0 ? null : Math.round(revenue / orders);
}

export function conversionOf({
  cartsBegun,
  cartsPaid,
}: Pick<DayFigures, 'cartsBegun' | 'cartsPaid'>): number | null {
  return cartsBegun === 0 ? null : (cartsPaid / cartsBegun) * 100;
}

/** Less than a twentieth of a percent is shown as none. */
const unseen = 0.05;
const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;

/**
 * How a value differs from the one before: '+12.4%', '−3.0%', 'no change'. null where that cannot be said: one of them is missing, or there
 * was nothing before.
 */
export function changeWords(now: number | null, before: number | null): string | null {
  if (now === null || before === null || before <= 0) return null;
  const percent = ((now - before) / before) * 100;
  return Math.abs(percent) < unseen ? 'no change' : `${signed(percent)}%`;
}

/** The same of two percentages, whose difference is in points: '−0.2 points'. */
export function pointWords(now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null;
  const points = now - before;
  return Math.abs(points) < unseen ? 'no change' : `${signed(points)} points`;
}

/** Calendar days, oldest first, up to one of them ('2026-11-25'). */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
