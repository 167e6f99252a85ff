import { csvLine } from '@ritual/shared/kernel';
import { DownloadIcon } from '@ritual/shared/ui';
import { Action, saveCsv, Section } from '../../../admin/index.ts';
import { OrderCell, Scroll, Table, Wrong } from './row-table.tsx';
import type { TriedRow } from './use-tracking-import.ts';

const columnTitles = {
  ...{ order: 'Order', trackingNumber: 'Tracking number', carrier: 'Carrier', units: 'Pieces' },
} as const;
type Column = keyof typeof columnTitles;

/** What the refusal is about; a carrier that is missing is known by the number. */
const written = ({ row }: TriedRow, column: Column): string =>
  row[column] || (column === 'carrier' ? row.trackingNumber : '–');

const count = (rows: readonly TriedRow[], words: string) =>
  rows.length === 1 ? `1 row ${words}` : `${String(rows.length)} rows ${words}`;

/** Rows that do not ship, and what is wrong with each. */
export function RefusedRows({ rows }: { readonly rows: readonly TriedRow[] }) {
  const save = () =>
    saveCsv(
      'tracking-refused',
      [
        ['Order', 'Tracking number', 'Carrier', 'Pieces', 'What is wrong'],
        ...rows.map(({ row, outcome }) => [
          ...[row.order, row.trackingNumber, row.carrier, row.units, outcome.refusal?.message ?? ''],
        ]),
      ]
        .map((line) => csvLine(line))
        .join(''),
    );
  return (
    <Section
      title={count(rows, 'refused')}
      actions={
        <Action icon={<DownloadIcon size={18} />} onClick={save}>
          Download these rows
        </Action>
      }
    >
      <Scroll tabIndex={0} role="region" aria-label="Refused rows">
        <Table role="table" aria-label="Refused rows">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Row
              </th>
              <th role="columnheader" scope="col">
                Order
              </th>
              <th role="columnheader" scope="col">
                Column
              </th>
              <th role="columnheader" scope="col">
                In the file
              </th>
              <th role="columnheader" scope="col">
                What is wrong
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((tried) => {
              const { refusal, row } = tried.outcome;
              const column = refusal?.column ?? 'order';
              return (
                <tr role="row" key={row}>
                  <td role="cell">{row}</td>
                  <td role="cell">
                    <OrderCell {...tried} />
                  </td>
                  <td role="cell">{columnTitles[column]}</td>
                  <td role="cell">
                    <Wrong>{written(tried, column)}</Wrong>
                  </td>
                  <td role="cell">{refusal?.message}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroll>
    </Section>
  );
}
