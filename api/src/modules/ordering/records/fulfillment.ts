import { fulfillmentOf, isShippable, openUnits, type DelayAnswer } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { lookAtOpenChange } from './changes.repository.ts';
import { answerDelays } from './delays.repository.ts';
import { changeOrder, itemsOfOrder, type OrderRow } from './orders.repository.ts';
import { shipmentsOf } from './shipments.repository.ts';

/**
 * Brings an order up to its lines and parcels, after either has changed. The order must be locked.
 * @param ending how an unanswered delay notice ends, when nothing is open any more
 */
export async function followParcels(
  tx: Db,
  order: OrderRow,
  ending: DelayAnswer = 'canceled',
): Promise<OrderRow> {
  const parcels = await shipmentsOf(tx, [order.id]);
  const items = await itemsOfOrder(tx, order.id);
  const fulfillmentState = fulfillmentOf(items, parcels);
  const arrivals = parcels.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? []);
  const deliveredAt = fulfillmentState === 'DELIVERED' ? new Date(Math.max(...arrivals)) : null;
  await changeOrder(tx, order.id, { fulfillmentState, deliveredAt });
  // One that waits for its payment fits no more: the job that looks at them tells the customer.
  await lookAtOpenChange(tx, order.id);
  const after = { ...order, fulfillmentState, deliveredAt };
  if (!isOpen(after) || items.every((item) => openUnits(item) === 0))
    await answerDelays(tx, order.id, ending);
  return after;
}

/** It is paid, and some of it has not left. */
export function isOpen({
  paymentState,
  fulfillmentState,
}: {
  readonly paymentState: Parameters<typeof isShippable>[0];
  readonly fulfillmentState: string;
}): boolean {
  return (
    isShippable(paymentState) && (fulfillmentState === 'UNSHIPPED' || fulfillmentState === 'PARTLY_SHIPPED')
  );
}
