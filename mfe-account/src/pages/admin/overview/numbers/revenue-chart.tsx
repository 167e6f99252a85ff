import type { Figures } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { LineChart } from '../../../../admin/chart/line-chart.tsx';
import { dayLabel } from '../../visits/day-label.ts';
import { pointWords } from './day-words.ts';

const revenues = (byDay: Figures['period']['byDay']) => byDay.map(({ revenue }) => revenue);

/** Revenue of each day, and of the period before. */
export function RevenueChart({ figures: { period, before } }: { readonly figures: Figures }) {
  const { byDay } = period;
  const last = byDay.length - 1;
  return (
    <LineChart
      label="Revenue by day"
      height={180}
      lines={[
        { id: 'before', values: revenues(before.byDay), look: 'compared' },
        { id: 'period', values: revenues(byDay), look: 'strong', filled: true },
      ]}
      ticks={4}
      valueWords={(cents) => formatCents(cents).replace(/\.00$/, '')}
      least={10_000}
      pointWords={(at) => pointWords(period, before, at)}
      ends={[0, Math.floor(last / 2), last].flatMap((at) => (byDay[at] ? [dayLabel(byDay[at])] : []))}
    />
  );
}
