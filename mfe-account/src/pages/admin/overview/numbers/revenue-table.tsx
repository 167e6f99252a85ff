import { styled } from 'styled-components';
import type { Figures } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { VisuallyHidden } from '@ritual/shared/ui';
import { role } from '../../../../admin/index.ts';
import { FigureTable } from '../../visits/table-styles.ts';
import { dayWords } from './day-words.ts';

/** Scrolls by itself, so that 90 days do not move the page; reached by keyboard. */
const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${role('panel')};
  }
`;

const count = new Intl.NumberFormat('en-US');

/** The numbers of the chart, the latest day first. */
export function RevenueTable({ figures: { period, before } }: { readonly figures: Figures }) {
  const days = period.byDay.map((day, at) => ({ ...day, then: before.byDay[at]?.revenue ?? 0 }));
  return (
    <Scroll tabIndex={0} role="region" aria-label="Revenue by day, as a table">
      <FigureTable>
        <caption>
          <VisuallyHidden>Revenue by day</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Revenue</th>
            <th scope="col">Before</th>
            <th scope="col">Orders</th>
            <th scope="col">Units</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, revenue, then, orders, units }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day)}</th>
              <td>{formatCents(revenue)}</td>
              <td>{formatCents(then)}</td>
              <td>{count.format(orders)}</td>
              <td>{count.format(units)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroll>
  );
}
