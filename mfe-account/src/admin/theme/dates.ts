// Times of the admin area are Eastern, as the days of sales, figures and taxes are, also where the cutoff is in another time zone.

import { storeTimeZone as timeZone } from '@ritual/shared/kernel';

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
const dayAndYear = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const full = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' });

/** '11:18 AM' */
export const clockTime = (iso: string): string => time.format(new Date(iso));

/** 'Today, 9:40 AM', 'Sun, Nov 22, 9:47 PM'; the year only if it is another one. */
export function shortTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const [then, today] = [dayOf.format(at), dayOf.format(now)];
  if (then === today) return `Today, ${time.format(at)}`;
  return `${(then.slice(0, 4) === today.slice(0, 4) ? day : dayAndYear).format(at)}, ${time.format(at)}`;
}

/** 'Fri, Nov 27' */
export const shortDay = (iso: string): string => day.format(new Date(iso));

/** 'Sunday, November 22, 2026 at 9:47:12 PM EST' */
export const fullTime = (iso: string): string => full.format(new Date(iso));
