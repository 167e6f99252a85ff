/** Stock is low when it lasts less than so many days, by what was sold in the days before. */
export const stockCover = { lowDays: 7, soldDays: 28 } as const;

const { soldDays } = stockCover;

/** Of the days in which sales are counted those in which the product could be bought: a part of a day is one. @param released milliseconds since 1970 */
export function daysOnSale(released: number, now: number): number {
  return Math.min(soldDays, Math.max(1, Math.ceil((now - released) / 86_400_000)));
}

/** Units sold a day; `sold` are those of the last `days`. */
export function soldPerDay(sold: number, days: number = soldDays): number {
  return sold / days;
}

/** Days that the free units last if it goes on like that; null where nothing was sold. */
export function daysOfCover(free: number, sold: number, days: number = soldDays): number | null {
  return sold <= 0 ? null : Math.max(0, free) / soldPerDay(sold, days);
}

/** What does not sell is never low. */
export function isLowStock(free: number, sold: number, onSale: number = soldDays): boolean {
  const days = daysOfCover(free, sold, onSale);
  return days !== null && days < stockCover.lowDays;
}

/** '4 days of cover', 'less than a day of cover'. */
export function coverWords(days: number): string {
  const whole = Math.floor(days);
  if (whole === 0) return 'less than a day of cover';
  return `${whole} ${whole === 1 ? 'day' : 'days'} of cover`;
}
