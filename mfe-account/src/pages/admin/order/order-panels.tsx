import { Fragment, type ReactNode } from 'react';
import type { AdminOrder } from '@ritual/shared/contract';
import { useRights } from '../../../admin/index.ts';
import { failedRefunds, orderActions, undecidedDispute } from '../../../rules/order-actions.ts';
import { Changes } from './changes.tsx';
import { Disputes } from './disputes.tsx';
import { InForce } from './in-force.tsx';
import { Items } from './items.tsx';
import { Parcels } from './parcels.tsx';
import { Payment } from './payment.tsx';
import { Refunds } from './refunds.tsx';
import { Returns } from './returns.tsx';
import type { ChangeOrder } from './use-order.ts';

interface OrderPanelsProps {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
}

/** What the order is. A panel in which something is to be decided stands first; a dialog that is open in it stays so when it moves. */
export function OrderPanels({ order, change }: OrderPanelsProps) {
  const may = useRights();
  const { decideReturns: decides, deliver } = orderActions(order, may);
  const isUrgent: Readonly<Record<string, boolean>> = {
    disputes: undecidedDispute(order) !== null,
    refunds: failedRefunds(order).length > 0,
  };
  const panels: readonly (readonly [string, ReactNode])[] = [
    ['returns', <Returns {...{ order, decides, change }} />],
    ['parcels', <Parcels {...{ order, deliver, change }} correct={may('orders.ship')} />],
    ['items', <Items order={order} />],
    ['changes', <Changes {...{ order, change }} decides={may('orders.change')} />],
    ['payment', <Payment order={order} />],
    ['disputes', <Disputes {...{ order, decides, change }} />],
    ['refunds', <Refunds {...{ order, decides, change }} />],
    ...(order.pagesInForce?.length ? [['terms', <InForce pages={order.pagesInForce} />] as const] : []),
  ];
  const urgent = panels.filter(([name]) => isUrgent[name]);
  const others = panels.filter(([name]) => !isUrgent[name]);
  return [...urgent, ...others].map(([name, panel]) => <Fragment key={name}>{panel}</Fragment>);
}
