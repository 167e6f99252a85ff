import { randomUUID } from 'node:crypto';
import {
  invariant,
  orderStatusOf,
  shipByDate,
  splitRefund,
  taxesFor,
  type JurisdictionTax,
  type OrderSums,
  type RefundLine,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { ChangePlan } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { orderChangedMail } from '../../../mail/orders/change-mails.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { shippingRules } from '../../shop/shipping.repository.ts';
import { writeLines } from '../records/change-items.repository.ts';
import { movesOf } from '../records/changes.repository.ts';
import { answerDelays } from '../records/delays.repository.ts';
import { followParcels } from '../records/fulfillment.ts';
import { changeOrder, insertEvent, type OrderRow } from '../records/orders.repository.ts';
import { insertRefundLines, paymentsLeft } from '../records/refund-lines.repository.ts';
import { insertRefund } from '../records/refunds.repository.ts';
import { putBack, sellFree, sellReserved } from '../records/stock.ts';
import { changedLines, differenceWords } from './words.ts';

interface Applied {
  readonly changeId: string;
  readonly plan: ChangePlan;
  readonly differenceCents: number;
  /** Who changes it; it is shown in the order's timeline. */
  readonly actor: string;
  /** Its new units were held until it was paid. */
  readonly held: boolean;
}

/**
 * The order becomes what the plan says: new units leave the stock before old ones go back, and what it costs less is a refund by line.
 * Answers with its new version. Order and variants must be locked.
 */
export async function applyChange(
  tx: Db,
  { settings: { publicUrl } }: Pick<Deps, 'settings'>,
  order: OrderRow,
  { changeId, plan, differenceCents, actor, held }: Applied,
): Promise<number> {
  const { id: orderId } = order;
  const { takes, puts } = movesOf({ plan });
  const of = { orderId, actor, test: order.test };
  if (takes.length > 0) await (held ? sellReserved : sellFree)(tx, takes, of);
  if (puts.length > 0) await putBack(tx, puts, of);
  await writeLines(tx, orderId, plan);
  const { sums, method } = plan.after;
  const back = Math.max(0, -differenceCents);
  const version = order.version + 1;
  const set = {
    ...{ version, shippingMethod: method, changedCents: order.changedCents + back },
    ...{ subtotalCents: sums.subtotal, discountCents: sums.discount, shippingCents: sums.shipping },
    ...{ shippingTaxCents: sums.shippingTax, taxCents: sums.tax, totalCents: sums.total },
    ...(order.shippingTaxes && { shippingTaxes: shippingTaxesOf(order.shippingTaxes, sums) }),
    shipBy: await shipByOf(tx, order, method),
  };
  await changeOrder(tx, orderId, set);
  // The date that goes with another method was agreed on: the question about the previous one is closed.
  if (set.shipBy !== order.shipBy) await answerDelays(tx, orderId, 'kept');
  const parts = order.fulfillmentState === 'UNSHIPPED' ? order : await followParcels(tx, order);
  if (back > 0) await refundChange(tx, orderId, plan, back);
  const lines = changedLines(plan);
  const note = `Changed. ${lines.join('. ')}. ${differenceWords(differenceCents)}`;
  const status = orderStatusOf(order.paymentState, parts.fulfillmentState);
  await insertEvent(tx, { orderId, status, actor, note });
  const mailed = { ...order, ...set };
  await enqueueMail(tx, orderChangedMail(mailed, { id: changeId, lines, differenceCents, publicUrl }));
  return version;
}

/** By the rules by which the previous shipping was taxed. */
const shippingTaxesOf = (taxes: readonly JurisdictionTax[], { shipping, shippingTax }: OrderSums) =>
  taxesFor(taxes, { goods: shipping, tax: shippingTax });

/** A faster method counts from today, and moves no date later; a slower one goes by when the order was paid. */
async function shipByOf(tx: Db, order: OrderRow, method: OrderRow['shippingMethod']): Promise<string | null> {
  const { shipBy, paidAt } = order;
  if (method === order.shippingMethod || shipBy === null || paidAt === null) return shipBy;
  const rules = await shippingRules(tx);
  const days = rules.processingDays;
  if (days[method] > days[order.shippingMethod]) {
    const later = shipByDate(paidAt, method, rules);
    return later > shipBy ? later : shipBy;
  }
  const sooner = shipByDate(new Date(), method, rules);
  return sooner < shipBy ? sooner : shipBy;
}

async function refundChange(
  tx: Db,
  orderId: string,
  { refund }: ChangePlan,
  amountCents: number,
): Promise<void> {
  const lines = refund.map(({ orderItemId, cents }): RefundLine => ({
    // The line has fewer units, or others: none of those that it has now is refunded.
    ...{ kind: orderItemId === null ? 'other' : 'item', orderItemId, units: 0, cents },
  }));
  const parts = splitRefund(lines, await paymentsLeft(tx, orderId));
  const split = parts.reduce((sum, { cents }) => sum + cents, 0);
  invariant(split === amountCents, 'the payments of an order are what it received');
  for (const { paymentId: paymentIntentId, cents, lines: of } of parts) {
    const id = randomUUID();
    await insertRefund(tx, { id, orderId, paymentIntentId, amountCents: cents, reason: 'change' });
    await insertRefundLines(tx, id, of);
  }
}
