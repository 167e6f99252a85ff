import type { FiguresPeriod } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';

const format = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' },
});

/** 'Tue, Nov 17' of '2026-11-17'. */
export const dayWords = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** 'Tue, Nov 17: $8,214.00, 62 orders, 91 units; the period before $7,100.00' */
export function pointWords({ byDay }: FiguresPeriod, before: FiguresPeriod, at: number): string {
  const day = byDay[at];
  if (!day) return '';
  const then = before.byDay[at];
  const words = `${dayWords(day.day)}: ${formatCents(day.revenue)}, ${counted(day.orders, 'order')}, ${counted(day.units, 'unit')}`;
  return then ? `${words}; the period before ${formatCents(then.revenue)}` : words;
}
