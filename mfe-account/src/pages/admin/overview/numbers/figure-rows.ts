import type { Figures, FiguresPeriod } from '@ritual/shared/contract';
import { averageOrderOf, changeWords, conversionOf, formatCents, pointWords } from '@ritual/shared/kernel';

type Day = FiguresPeriod['byDay'][number];

export interface FigureRow {
  readonly term: string;
  readonly value: string;
  /** Against the period before; null where that cannot be said. */
  readonly change: string | null;
  /** null: more is neither better nor worse. */
  readonly better: 'more' | null;
  readonly byDay: readonly (number | null)[];
}

const count = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const orDash = (value: number | null, words: (value: number) => string) =>
  value === null ? '–' : words(value);

/** The figures of a period in words. */
export function figureRows({ period, before }: Figures): readonly FigureRow[] {
  const [now, then] = [period.totals, before.totals];
  const row = (
    term: string,
    value: string,
    change: string | null,
    of: (day: Day) => number | null,
    better: 'more' | null = 'more',
  ): FigureRow => ({ term, value, change, better, byDay: period.byDay.map(of) });
  return [
    row(
      'Revenue',
      formatCents(now.revenue),
      changeWords(now.revenue, then.revenue),
      ({ revenue }) => revenue,
    ),
    row('Orders', count.format(now.orders), changeWords(now.orders, then.orders), ({ orders }) => orders),
    row(
      'Average order',
      orDash(now.averageOrder, formatCents),
      changeWords(now.averageOrder, then.averageOrder),
      averageOrderOf,
    ),
    row('Units', count.format(now.units), changeWords(now.units, then.units), ({ units }) => units),
    row(
      'Cart conversion',
      orDash(now.conversion, (value) => `${percent.format(value)}%`),
      pointWords(now.conversion, then.conversion),
      conversionOf,
    ),
    row(
      'Refunds',
      formatCents(now.refunds).replace('-', '−'),
      changeWords(now.refunds, then.refunds),
      ({ refunds }) => refunds,
      null,
    ),
  ];
}

/** Whether a change is good or bad news; words that say neither are neither. */
export function newsOf({ change, better }: Pick<FigureRow, 'change' | 'better'>): 'good' | 'bad' | null {
  if (better === null || change === null) return null;
  if (change.startsWith('+')) return 'good';
  return change.startsWith('−') ? 'bad' : null;
}
