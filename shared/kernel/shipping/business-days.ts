import { storeTimeZone } from '../dates.ts';

// Days are ISO dates ('2026-11-24'): they sort as text, and belong to no time zone once they are known.

const msPerDay = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return dayAt(at(day) + count * msPerDay);
}

/** Days from one day to a later one; negative to an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((at(to) - at(from)) / msPerDay);
}

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
  });
const inStore = clockIn(storeTimeZone);

/** Day and clock of a moment in the store's time zone, or another one: '2026-11-24' and '13:59'. */
export function storeClock(
  moment: Date,
  zone: string = storeTimeZone,
): { readonly day: string; readonly time: string } {
  const format = zone === storeTimeZone ? inStore : clockIn(zone);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The day of a moment in the store's time zone. */
export function storeDay(moment: Date): string {
  return storeClock(moment).day;
}

/** The moment at which the store's clock shows a time ('17:00') on a day. */
export function storeMoment(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The zone is four or five hours behind UTC, by the season.
  const summer = new Date(wanted + 4 * 3_600_000);
  return storeClock(summer).time === time ? summer : new Date(wanted + 5 * 3_600_000);
}

/** The moment at which a day of the store ends: the first one of the next day. */
export const endOfStoreDay = (day: string): Date => storeMoment(addDays(day, 1), '00:00');

/** 'Tue, Nov 24', with the year if it is not the one of `today`. */
export function formatDay(day: string, today: string = day): string {
  const isOther = day.slice(0, 4) !== today.slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    ...({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const),
    ...(isOther && { year: 'numeric' as const }),
  }).format(at(day));
}

/** 0 is Sunday. */
const weekdayOf = (day: string) => new Date(at(day)).getUTCDay();
const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;
const dateOf = (year: number, month: number, date: number) => dayAt(Date.UTC(year, month - 1, date));

/** The so-manieth of a weekday in a month. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

function last(year: number, month: number, weekday: number): string {
  const end = addDays(dateOf(year, month + 1, 1), -1);
  return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
}

/** One on a Saturday is observed on the Friday before, one on a Sunday on the Monday after (5 U.S.C. 6103). */
function observed(day: string): string {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? 1 : 0);
}

const [monday, thursday] = [1, 4];

/** The federal holidays as they are observed, of the year that they belong to: New Year's Day may be on the last day of the one before. */
export function federalHolidays(year: number): readonly string[] {
  return [
    observed(dateOf(year, 1, 1)),
    // Birthday of Martin Luther King, Jr.; Washington's Birthday; Memorial Day
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    last(year, 5, monday),
    // Juneteenth has been one since 2021.
    ...(year >= 2021 ? [observed(dateOf(year, 6, 19))] : []),
    observed(dateOf(year, 7, 4)),
    // Labor Day; Columbus Day; Veterans Day; Thanksgiving
    nth(year, 9, monday, 1),
    nth(year, 10, monday, 2),
    observed(dateOf(year, 11, 11)),
    nth(year, 11, thursday, 4),
    observed(dateOf(year, 12, 25)),
  ];
}

const known = new Map<number, ReadonlySet<string>>();

function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let holidays = known.get(year);
  if (!holidays) {
    holidays = new Set([...federalHolidays(year), ...federalHolidays(year + 1)]);
    known.set(year, holidays);
  }
  return holidays.has(day);
}

/** Neither a weekend, nor a federal holiday, nor one of the days on which the store is closed. */
export function isBusinessDay(day: string, closed: readonly string[] = []): boolean {
  return !isWeekend(day) && !isFederalHoliday(day) && !closed.includes(day);
}

/** The day itself, or the next business day after it. */
export function businessDayFrom(day: string, closed: readonly string[] = []): string {
  let found = day;
  while (!isBusinessDay(found, closed)) found = addDays(found, 1);
  return found;
}

/** The so-manieth business day after a day; 0 is the day itself, or the next business day. */
export function addBusinessDays(day: string, count: number, closed: readonly string[] = []): string {
  let found = businessDayFrom(day, closed);
  // A day that is none begins nothing: the first business day after it counts as the first.
  let left = found === day ? count : Math.max(0, count - 1);
  for (; left > 0; left -= 1) found = businessDayFrom(addDays(found, 1), closed);
  return found;
}
