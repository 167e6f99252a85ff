import { beginningOfDay } from '../times.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The end of the history: a Wednesday before noon. No clock is changed in the 90 days before it. */
export const end = Date.parse('2026-09-16T11:30:00-04:00');
export const daysBefore = 90;

/** So many days before the last one, at an hour of the store's day. */
export const onDay = (daysAgo: number, atHour: number) => beginningOfDay(end, -daysAgo) + atHour * hour;

export const hourOf = (moment: number) => (moment - beginningOfDay(moment)) / hour;

/** 0: Sunday. */
export const weekdayOf = (moment: number) => new Date(beginningOfDay(moment) + 12 * hour).getUTCDay();

const isOff = (moment: number) => weekdayOf(moment) % 6 === 0;

/** The first business day after so many others, at an hour; 0 others: that day itself, when it is one and the hour is to come. */
export function businessTime(moment: number, others: number, atHour: number): number {
  let time = beginningOfDay(moment) + atHour * hour;
  let left = others;
  while (time <= moment || isOff(time) || left > 0) {
    if (time > moment && !isOff(time)) left -= 1;
    time = beginningOfDay(time, 1) + atHour * hour;
  }
  return time;
}
