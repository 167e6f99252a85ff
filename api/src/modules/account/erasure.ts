import { sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';

/**
 * Takes out of orders, and out of what was written about them, what says whose they are. City and state stay, and with
 * them the sums: the books and the tax of a state need them, and they name no person.
 */
async function erase(db: Db, which: SQL): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update orders set email = '', recipient_name = '', street = '', zip = '', session_url = null, link_hash = null,
      hold_note = case when hold_note is not null then '' end
    where email <> '' and ${which} returning id`);
  const ids = sql.param(rows.map(({ id }) => id));
  await db.execute(sql`update shipments set tracking_number = '' where order_id = any(${ids}::uuid[])`);
  await db.execute(sql`delete from order_notes where order_id = any(${ids}::uuid[])`);
  await db.execute(sql`delete from outbox where order_id = any(${ids}::uuid[])`);
  await db.execute(sql`update returns set note = '', reply = '' where order_id = any(${ids}::uuid[])`);
  await db.execute(
    sql`update refunds set reference = '' where order_id = any(${ids}::uuid[]) and reference is not null`,
  );
  await db.execute(sql`
    update order_changes set session_url = null, waived_reason = case when waived_reason is not null then '' end
    where order_id = any(${ids}::uuid[])`);
  await db.execute(sql`
    update return_pieces set reason = 'Erased.'
    where reason <> '' and return_id in (select id from returns where order_id = any(${ids}::uuid[]))`);
  await db.execute(sql`
    update dispute_answers set evidence = '{}'
    where dispute_id in (select id from disputes where order_id = any(${ids}::uuid[]))`);
  await db.execute(
    sql`update fraud_warnings set reason = '' where order_id = any(${ids}::uuid[]) and reason is not null`,
  );
  return rows.length;
}

/**
 * Nothing is sent any more, in exchange for what comes back neither, or it is so long ago that nothing will be. While a bank has not decided,
 * it is answered with what is known of the order.
 */
const over = sql`not exists (select from disputes d where d.order_id = orders.id and d.state in ('inquiry', 'open')) and (
  fulfillment_state = 'DELIVERED' and not exists (
    select from returns r where r.order_id = orders.id and r.status in ('REQUESTED', 'APPROVED', 'RECEIVED'))
  or status in ('CANCELED', 'EXPIRED', 'REFUNDED') or created_at < now() - interval '90 days')`;

/** Of a deleted account: a parcel that is paid and under way still needs its address. */
export function eraseOrdersOf(db: Db, userId: string): Promise<number> {
  return erase(db, sql`user_id = ${userId} and ${over}`);
}

/** Of everybody who has left, when the last parcel has arrived. */
export function eraseOwnerless(db: Db): Promise<number> {
  return erase(db, sql`user_id is null and ${over}`);
}
