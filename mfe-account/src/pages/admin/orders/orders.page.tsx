import { useMemo } from 'react';
import type { OrderSummary } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { AdminTable, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { shipByWords } from '../../../rules/ship-by-words.ts';
import { ShipByWords } from '../order/ship-by.tsx';
import { customerOf, OrderWords, taskWords } from './order-words.tsx';
import { NextStep, orderColumns } from './orders-columns.tsx';
import { exportedOrders, loadOrders, orderFilterChoices, orderViews } from './orders-query.ts';
import { useKnownTags } from './use-known-tags.ts';

const idOf = ({ id }: OrderSummary) => id;

/** What is due of an order and until when, or where it stands if nothing is. */
function PhoneDetail({ row }: { readonly row: OrderSummary }) {
  const { shipBy, tasks, hold } = row;
  if (taskWords(row) === '–') return <OrderWords {...row} />;
  const shipsOnly = hold === null && tasks.every((task) => task === 'ship');
  return shipsOnly && shipBy !== null ? (
    <ShipByWords day={shipBy} short={shipByWords(shipBy).due === 'late'} />
  ) : (
    <NextStep {...row} />
  );
}

/** All orders, by what waits to be done with them, and found by number, person and parcel. */
export function Component() {
  const may = useRights();
  const { confirmed, dialog } = useConfirmed();
  const tags = useKnownTags();
  const filters = useMemo(
    () => orderFilterChoices(tags.map(({ tag, orders }) => ({ value: tag, label: tag, count: orders }))),
    [tags],
  );
  return (
    <>
      <AdminTable
        title="Orders"
        list="orders"
        one="order"
        many="orders"
        columns={orderColumns}
        load={loadOrders}
        rowId={idOf}
        rowLabel={(row) => `${row.number}, ${customerOf(row)}`}
        rowHref={({ id }) => adminPaths.order(id)}
        phone={(row) => ({
          title: row.number,
          value: formatCents(row.total),
          line: customerOf(row),
          detail: <PhoneDetail row={row} />,
        })}
        search="Number, name, email, tracking"
        filters={filters}
        views={orderViews}
        exportName={may('orders.export') ? 'orders' : null}
        exportText={(...what) => exportedOrders(confirmed, ...what)}
        empty={{ title: 'Nothing was ordered yet' }}
      />
      {dialog}
    </>
  );
}
