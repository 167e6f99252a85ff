import { useMemo } from 'react';
import type { OrderSummary } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { PlusIcon, UploadIcon } from '@ritual/shared/ui';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import {
  Action,
  AdminTable,
  useAdminKeys,
  useGo,
  useRights,
  type OpenList,
  useAsked,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { shipByWords } from '../../../rules/ship-by-words.ts';
import { ShipByWords } from '../order/ship-by.tsx';
import { orderBulk } from './orders-bulk.tsx';
import { customerOf, OrderWords, taskWords } from './order-words.tsx';
import { NextStep, orderColumns } from './orders-columns.tsx';
import { exportedOrders, loadOrders, orderFilterChoices } from './orders-query.ts';
import { ShipDialog } from './ship/ship-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { useCountedViews } from './use-counted-views.ts';
import { useKnownTags } from './use-known-tags.ts';

const idOf = ({ id }: OrderSummary) => id;

/** What is asked about orders that were selected. */
interface Asked {
  readonly what: 'ship' | 'tag';
  readonly orders: readonly OrderSummary[];
  readonly list: OpenList<OrderSummary>;
}

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
  const go = useGo();
  const { asked, ask, close } = useAsked<Asked>();
  const bulk = orderBulk({ go, ask: (what) => (orders, list) => ask({ what, orders, list }) });
  const ships = may('orders.ship');
  const creates = may('orders.create');
  useAdminKeys('Orders', [
    ...(ships ? [{ press: 'i', label: 'Import tracking', run: () => go(adminPaths.importTracking) }] : []),
    ...(creates ? [{ press: 'n', label: 'New order', run: () => go(adminPaths.newOrder) }] : []),
  ]);
  const { confirmed, dialog } = useConfirmed();
  const views = useCountedViews();
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
        views={views}
        amount={({ total }) => total}
        exportName={may('orders.export') ? 'orders' : null}
        exportText={(...what) => exportedOrders(confirmed, ...what)}
        empty={{ title: 'Nothing was ordered yet' }}
        bulk={bulk}
        actions={
          <>
            {ships && (
              <Action icon={<UploadIcon size={18} />} press="i" onClick={() => go(adminPaths.importTracking)}>
                Import tracking
              </Action>
            )}
            {creates && (
              <Action icon={<PlusIcon size={18} />} press="n" onClick={() => go(adminPaths.newOrder)}>
                New order
              </Action>
            )}
          </>
        }
      />
      {asked?.what === 'ship' && (
        <ShipDialog orders={asked.orders} onShipped={asked.list.put} onClose={close} />
      )}
      <TagDialog asked={asked?.what === 'tag' ? asked : null} onClose={close} />
      {dialog}
    </>
  );
}
