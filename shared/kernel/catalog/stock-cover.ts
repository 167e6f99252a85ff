/** Stock is low when it lasts less than so many days, by what was sold in the days before. */
export const stockCover = { lowDays: 7, soldDays: 28 } as const;

/** Units sold a day; `sold` are those of the last 28 days. */
export function soldPerDay(sold: number): number {
  return sold / stockCover.soldDays;
}

/** Days that the free units last if it goes on like that; null where nothing was sold. */
export function daysOfCover(free: number, sold: number): number | null {
  return sold <= 0 ? null : Math.max(0, free) / soldPerDay(sold);
}

/** What does not sell is never low. */
export function isLowStock(free: number, sold: number): boolean {
  const days = daysOfCover(free, sold);
  return days !== null && days < stockCover.lowDays;
}

/** '4 days of cover', 'less than a day of cover'. */
export function coverWords(days: number): string {
  const whole = Math.floor(days);
  if (whole === 0) return 'less than a day of cover';
  return `${whole} ${whole === 1 ? 'day' : 'days'} of cover`;
}
