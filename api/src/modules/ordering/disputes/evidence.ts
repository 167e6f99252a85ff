import { draftEvidence, type Evidence } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { shopPolicy } from '../../shop/policy.repository.ts';
import { itemsOfOrder, type OrderRow } from '../records/orders.repository.ts';
import { shipmentsOf } from '../records/shipments.repository.ts';

/** What the order, its parcels and the messages about it say to a bank. */
export async function draftOf(db: Db, order: OrderRow, publicUrl: string): Promise<Evidence> {
  const items = await itemsOfOrder(db, order.id);
  const { refundDays } = await shopPolicy(db);
  return draftEvidence({
    ...order,
    name: order.recipientName,
    items: items.map((item) => ({ ...item, name: item.productName, isExchange: item.replaces !== null })),
    parcels: await shipmentsOf(db, [order.id]),
    messages: await messagesAbout(db, order.id),
    refundDays,
    returnsUrl: `${publicUrl}${paths.returns.to()}`,
  });
}

/** Those that name the order, and what the store has answered; oldest first. */
async function messagesAbout(db: Db, orderId: string) {
  const { rows } = await db.execute<{ at: Date | string; from: 'customer' | 'store'; text: string }>(sql`
    select created_at as at, 'customer' as from, message as text from contact_messages
    where order_id = ${orderId} and state <> 'SPAM'
    union all
    select r.created_at, 'store', r.text from contact_replies r join contact_messages m on m.id = r.message_id
    where m.order_id = ${orderId} and m.state <> 'SPAM'
    order by at`);
  return rows.map(({ at, ...message }) => ({ ...message, at: new Date(at) }));
}
