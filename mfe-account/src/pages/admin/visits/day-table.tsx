import type { Traffic } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { dayLabel } from './day-label.ts';
import { FigureTable } from './table-styles.ts';

const count = new Intl.NumberFormat('en-US');

/** The numbers of the chart, and those that it does not draw. */
export function DayTable({ byDay }: { readonly byDay: Traffic['byDay'] }) {
  return (
    <FigureTable>
      <caption>Traffic by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Visits</th>
          <th scope="col">Page views</th>
          <th scope="col">Purchases</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        {byDay.map((each) => (
          <tr key={each.day}>
            <th scope="row">{dayLabel(each)}</th>
            <td>{count.format(each.visits)}</td>
            <td>{count.format(each.pageViews)}</td>
            <td>{count.format(each.purchases)}</td>
            <td>{formatCents(each.revenue)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
