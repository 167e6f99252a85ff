import type { Traffic } from '@ritual/shared/contract';
import { LineChart } from '../../../admin/chart/line-chart.tsx';
import { dayLabel } from './day-label.ts';

/** Page views of each day. */
export function DayChart({ byDay }: { readonly byDay: Traffic['byDay'] }) {
  const last = byDay.length - 1;
  return (
    <LineChart
      label="Page views by day"
      height={200}
      lines={[{ id: 'views', values: byDay.map(({ pageViews }) => pageViews), look: 'strong', filled: true }]}
      ticks={4}
      valueWords={(value) => value.toLocaleString('en-US')}
      least={1}
      whole
      pointWords={(at) => wordsOf(byDay[at])}
      ends={[0, Math.floor(last / 2), last].flatMap((at) => (byDay[at] ? [dayLabel(byDay[at])] : []))}
    />
  );
}

const wordsOf = (day: Traffic['byDay'][number] | undefined): string =>
  day ? `${dayLabel(day)}: ${day.pageViews.toLocaleString('en-US')} page views` : '';
