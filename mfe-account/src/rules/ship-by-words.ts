import { dueOf, formatDay, storeDay } from '@ritual/shared/kernel';

/** Where a ship-by date stands, in words. */
export interface ShipBy {
  readonly due: 'late' | 'today' | 'later';
  /** Beside its title, as in a list: 'Late, Nov 24', 'Today', 'Fri, Nov 27'. */
  readonly short: string;
  /** 'Late: it was to leave by Tue, Nov 24', 'Ship by today', 'Ship by Fri, Nov 27' */
  readonly long: string;
}

export function shipByWords(day: string, now = new Date()): ShipBy {
  const today = storeDay(now);
  const due = dueOf(day, today);
  const words = formatDay(day, today);
  if (due === 'today') return { due, short: 'Today', long: 'Ship by today' };
  if (due === 'later') return { due, short: words, long: `Ship by ${words}` };
  return { due, short: `Late, ${words.replace(/^\w+, /, '')}`, long: `Late: it was to leave by ${words}` };
}
