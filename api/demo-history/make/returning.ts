import { randomUUID } from 'node:crypto';
import { returnReasons } from '@ritual/shared/kernel';
import { decideRefund } from '../../src/modules/ordering/refunds/decide.ts';
import { unrefundedCents } from '../../src/modules/ordering/refunds/write.ts';
import {
  itemsOfOrder,
  orderById,
  type OrderItemRow,
} from '../../src/modules/ordering/records/orders.repository.ts';
import { decideReturn } from '../../src/modules/ordering/returns/decide.ts';
import { requestReturn } from '../../src/modules/ordering/returns/request.ts';
import { businessTime, day, end } from './calendar.ts';
import type { Stage } from './stage.ts';

const notes = [
  ...[
    '',
    '',
    '',
    'I usually wear this size, but it is tight across the hips.',
    'The color is darker than in the pictures.',
  ],
  ...['A seam at the left knee has come open.', 'Bought two sizes to try, keeping the other one.', ''],
];

/** What units of a line were paid with, tax included. */
const paidFor = ({ unitPriceCents, taxCents, quantity }: OrderItemRow, units: number) =>
  unitPriceCents * units + Math.floor((taxCents * units) / quantity);

/** The shopper asks to send something of an order back; staff goes on with it on the days after, or `until` then. */
export async function sendBack(
  stage: Stage,
  orderId: string,
  { until = end }: { readonly until?: number } = {},
): Promise<void> {
  const { world, dice, agenda, staff } = stage;
  const { deps, database } = world;
  const order = await orderById(database.db, orderId);
  if (order?.fulfillmentState !== 'DELIVERED' || order.paymentState !== 'PAID' || order.userId === null)
    return;
  const items = await itemsOfOrder(database.db, orderId);
  const back = items.length > 1 && dice.chance(0.8) ? [dice.pick(items)] : items;
  const reason = () =>
    dice.weighted(returnReasons, (one) => (one.startsWith('TOO') ? 5 : one === 'CHANGED_MIND' ? 3 : 1));
  const lines = back.map(({ id, quantity }) => ({ orderItemId: id, quantity, reason: reason() }));
  const { id: returnId } = await requestReturn(deps, order.userId, orderId, {
    lines,
    note: dice.pick(notes),
  });

  const next = (at: number, work: () => Promise<unknown>) => {
    if (at < until) agenda.add(at, work);
  };
  const decide = (status: 'APPROVED' | 'REJECTED' | 'RECEIVED') =>
    decideReturn(deps, { returnId, actor: staff, status });
  const refund = async () => {
    const now = await orderById(database.db, orderId);
    if (!now) return;
    const amountCents = Math.min(
      await unrefundedCents(database.db, now),
      back.reduce((sum, item) => sum + paidFor(item, item.quantity), 0),
    );
    const restock = dice.chance(0.85) ? back.map(({ variantId, quantity }) => ({ variantId, quantity })) : [];
    await decideReturn(deps, {
      returnId,
      actor: staff,
      status: 'REFUNDED',
      refund: { amountCents, restock },
    });
  };
  next(businessTime(world.clock.now(), 1, dice.between(9, 12)), async () => {
    if (dice.chance(0.08)) return decide('REJECTED');
    await decide('APPROVED');
    next(businessTime(world.clock.now() + dice.between(4, 8) * day, 0, dice.between(9, 15)), async () => {
      await decide('RECEIVED');
      next(businessTime(world.clock.now(), 1, dice.between(9, 16)), refund);
    });
    return undefined;
  });
}

/** Staff gives back one line that cannot be sent, or a small sum for some trouble. */
export async function refundPart({ world, dice }: Stage, orderId: string): Promise<void> {
  const { database } = world;
  const order = await orderById(database.db, orderId);
  const items = await itemsOfOrder(database.db, orderId);
  if (!order) return;
  const [line] = items;
  const isOpen = order.fulfillmentState === 'UNSHIPPED' && items.length > 1 && line !== undefined;
  const amountCents = isOpen ? paidFor(line, line.quantity) : dice.pick([500, 1000, 1500]);
  const restock = isOpen ? [{ variantId: line.variantId, quantity: line.quantity }] : [];
  await decideRefund(database, { refundId: randomUUID(), orderId, amountCents, restock });
}

/** Staff gives all of it back, for example of a parcel that was lost. */
export async function refundAll({ world: { database } }: Stage, orderId: string): Promise<void> {
  const order = await orderById(database.db, orderId);
  if (!order) return;
  await decideRefund(database, {
    refundId: randomUUID(),
    orderId,
    amountCents: await unrefundedCents(database.db, order),
  });
}
