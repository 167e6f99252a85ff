import { storeTimeZone } from '@ritual/shared/kernel';

// Times of the file are whole seconds since the beginning of its last day, where the store is: before it they are negative.

export const daySeconds = 86_400;

/** What a clock at the store shows, as if it were UTC. Milliseconds. */
function wallClock(moment: number): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: storeTimeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** When the day begins at the store that is so many days after the day of a moment. Milliseconds. */
export function beginningOfDay(moment: number, days = 0): number {
  const wall = wallClock(moment);
  const midnight = wall - (wall % (daySeconds * 1000)) + days * daySeconds * 1000;
  // Nowhere is it more than a few hours from UTC to the store's clock, which is not changed at midnight.
  const guess = midnight + 5 * 3_600_000;
  return midnight - (wallClock(guess) - guess);
}

/**
 * Brings the times of the file to a store that begins now. Its last day is today: what happened on it until its end has happened
 * until now, in the same order, and what comes later is as far from now as from that end. Days before keep their hours.
 *
 * @param end of the history, seconds since the beginning of its last day
 * @returns milliseconds since 1970
 */
export function timesFor(now: number, end: number): (seconds: number) => number {
  const beginnings = new Map<number, number>();
  const beginningOf = (day: number) => {
    const known = beginnings.get(day) ?? beginningOfDay(now, day);
    beginnings.set(day, known);
    return known;
  };
  return (seconds) => {
    if (seconds > end) return now + (seconds - end) * 1000;
    const today = beginningOf(0);
    if (seconds >= 0) return Math.floor(today + ((now - today) * seconds) / end);
    const day = Math.floor(seconds / daySeconds);
    return beginningOf(day) + (seconds - day * daySeconds) * 1000;
  };
}
