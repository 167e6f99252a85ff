import { formatCents, invariant, openUnits } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { PaymentDispute, PaymentProvider } from '../../../payments/provider.ts';
import { isOpen } from '../records/fulfillment.ts';
import { insertEvent, itemsOfOrder, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { paymentById, type PaymentRow } from '../records/payments.repository.ts';
import { recordReturned, recordTaken } from '../records/refunds.repository.ts';
import { applyFailedRefund, applyRefund } from '../refunds/reconcile.ts';
import { restockUnits } from '../refunds/write.ts';
import { recordDispute, type DisputeState } from '../records/disputes.repository.ts';

const notes: Readonly<Record<Exclude<DisputeState, 'lost'>, string>> = {
  inquiry: 'The bank asked about this payment.',
  open: 'The bank has taken this payment back for now. The store answers it.',
  won: 'The bank decided that the payment stands.',
  closed: 'The bank has no more questions about this payment.',
};

/** Follows what the provider says of the disputes of a payment: a shopper's bank takes it back, asks about it, or has decided. */
export async function reconcileDisputes(
  deps: Deps,
  payments: PaymentProvider,
  paymentIntentId: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const paid = await paymentById(tx, paymentIntentId);
    let order = paid && (await lockOrder(tx, paid.orderId));
    if (!paid || !order) {
      deps.log.error({ paymentIntentId }, 'a payment of no order is disputed; it needs a person');
      return;
    }
    // Events come in any order: the provider is asked for what is true now, by one of them after the other.
    for (const dispute of await payments.disputesOf(paymentIntentId)) {
      const before = await recordDispute(tx, { orderId: order.id, paymentIntentId }, dispute);
      if (before === dispute.state) continue;
      deps.log.error({ orderId: order.id, dispute }, 'a payment is disputed; it needs a person');
      order = await follow(tx, { order, paid, before }, dispute);
    }
  });
}

interface Disputed {
  readonly order: OrderRow;
  readonly paid: PaymentRow;
  readonly before: DisputeState | null;
}

async function follow(
  tx: Db,
  { order, paid, before }: Disputed,
  { id, amountCents, state }: PaymentDispute,
): Promise<OrderRow> {
  const payment = { orderId: order.id, paymentIntentId: paid.id };
  const own = paid.kind === 'order';
  if (state === 'lost') {
    await recordTaken(tx, payment, { id, amountCents });
    if (!own) return order;
    const note = `The bank decided that ${formatCents(amountCents)} goes back to the customer.`;
    const after = await applyRefund(tx, order, { amountCents, actor: 'webhook', note });
    return isOpen(order) && after.paymentState === 'REFUNDED' ? endOpen(tx, after) : after;
  }
  // Won on appeal: what the bank had given back is the shop's again.
  if (before === 'lost') await recordReturned(tx, id);
  if (own && before === 'lost') return applyFailedRefund(tx, order, { actor: 'webhook', note: notes[state] });
  await insertEvent(tx, { orderId: order.id, status: order.status, actor: 'webhook', note: notes[state] });
  return order;
}

/** Nothing of an order leaves any more whose money the bank gave back: what has not left can be sold again. */
async function endOpen(tx: Db, order: OrderRow): Promise<OrderRow> {
  const restock = (await itemsOfOrder(tx, order.id))
    .map((item) => ({ orderItemId: item.id, variantId: item.variantId, quantity: openUnits(item) }))
    .filter(({ quantity }) => quantity > 0);
  if (restock.length === 0) return order;
  const actor = 'webhook';
  invariant(await restockUnits(tx, order, { restock, actor }), 'what is open was sold');
  const note = 'What had not left is canceled.';
  await insertEvent(tx, { orderId: order.id, status: order.status, actor, note });
  return (await lockOrder(tx, order.id)) ?? order;
}
