import { Section, StatusWord } from '../../../admin/index.ts';
import { customerOf, pieces } from '../orders/order-words.tsx';
import { OrderCell, Scroll, Table } from './row-table.tsx';
import type { TriedRow } from './use-tracking-import.ts';

/** Beside the word for whether it has left. */
function outcomeWords({ outcome: { outcome, pieces: units, left, summary } }: TriedRow): string {
  if (outcome === 'known') return 'Recorded before: nothing changes';
  const rest = left === 0 ? 'all of the order' : `${pieces(left)} ${left === 1 ? 'stays' : 'stay'} open`;
  const isDropped = summary?.queues.includes('change-open');
  return `${pieces(units)}, ${rest}${isDropped ? '; a change that waits for its payment is dropped' : ''}`;
}

/** Rows that ship, or were recorded before. */
export function ShippingRows({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly TriedRow[];
}) {
  return (
    <Section title={title}>
      <Scroll tabIndex={0} role="region" aria-label={title}>
        <Table role="table" aria-label={title}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Row
              </th>
              <th role="columnheader" scope="col">
                Order
              </th>
              <th role="columnheader" scope="col">
                Customer
              </th>
              <th role="columnheader" scope="col">
                Tracking number
              </th>
              <th role="columnheader" scope="col">
                Carrier
              </th>
              <th role="columnheader" scope="col">
                {title}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((tried) => {
              const { row, outcome, isDone } = tried;
              return (
                <tr role="row" key={row.row}>
                  <td role="cell">{row.row}</td>
                  <td role="cell">
                    <OrderCell {...tried} />
                  </td>
                  <td role="cell">{outcome.summary && customerOf(outcome.summary)}</td>
                  <td role="cell">{row.trackingNumber}</td>
                  <td role="cell">{outcome.carrier}</td>
                  <td role="cell">
                    {outcome.outcome === 'known' ? (
                      <StatusWord tone="neutral">As it is</StatusWord>
                    ) : (
                      <StatusWord tone={isDone ? 'info' : 'good'}>{isDone ? 'Shipped' : 'Ships'}</StatusWord>
                    )}{' '}
                    {outcomeWords(tried)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroll>
    </Section>
  );
}
