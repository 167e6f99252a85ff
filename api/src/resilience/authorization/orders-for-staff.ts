import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/** Orders of one person for the calls of the staff: each of two units of one line. */
export interface OrdersForStaff {
  /** To ship, to refund, or to cancel. */
  readonly paid: { readonly id: string; readonly itemId: string };
  /** Of the paid one: a note of the administrator, and a mail that was given up. */
  readonly note: string;
  readonly mail: string;
  /** Of the paid one: it waits for its payment. */
  readonly change: string;
  /** Made by hand: it waits for its link. */
  readonly byHand: string;
  readonly underWay: { readonly id: string; readonly parcelId: string };
  readonly held: string;
  readonly inReview: string;
  readonly returning: { readonly id: string; readonly returnId: string };
  readonly disputed: { readonly id: string; readonly disputeId: string };
  readonly warned: { readonly id: string; readonly warningId: string };
  /** An approved return of one unit. */
  readonly arriving: { readonly id: string; readonly returnId: string; readonly itemId: string };
  readonly refundFailed: { readonly id: string; readonly refundId: string };
}

/** By SQL, because a scene is set for every call that writes. */
export async function ordersForStaff(db: Db, userId: string, authorId: string): Promise<OrdersForStaff> {
  const [paid, held, sent] = [randomUUID(), randomUUID(), randomUUID()] as const;
  const [review, back, byHand] = [randomUUID(), randomUUID(), randomUUID()] as const;
  const states = sql.join(
    [
      sql`(${paid}::uuid, 'PAID', 'UNSHIPPED', 'SOLD')`,
      sql`(${held}::uuid, 'PAID', 'UNSHIPPED', 'SOLD')`,
      sql`(${sent}::uuid, 'PAID', 'SHIPPED', 'SOLD')`,
      sql`(${review}::uuid, 'REVIEW', 'UNSHIPPED', 'RESERVED')`,
      sql`(${back}::uuid, 'PAID', 'DELIVERED', 'SOLD')`,
      sql`(${byHand}::uuid, 'PENDING', 'UNSHIPPED', 'RELEASED')`,
    ],
    sql`, `,
  );
  await db.execute(sql`
    insert into orders (id, number, user_id, payment_state, fulfillment_state, stock_state, email, recipient_name, street, city, state, zip,
      subtotal_cents, shipping_cents, tax_cents, total_cents, received_cents, tax_rate_percent, fingerprint, session_expires_at,
      next_check_at, payment_intent_id, paid_at, delivered_at, ship_by)
    select o.id, upper(o.id::text), ${userId}, payment, fulfillment, stock, 'a@example.com', 'A B', 'S', 'Chicago', 'IL', '60601',
      2000, 0, 0, 2000, 2000, 0, '', now(), now() + interval '1 day', 'pi_' || o.id,
      case when payment = 'PAID' then now() end, case when fulfillment = 'DELIVERED' then now() end,
      case when payment = 'PAID' then store_day(now()) end
    from (values ${states}) as o (id, payment, fulfillment, stock)`);
  const all = sql`${sql.param([paid, held, sent, review, back])}::uuid[]`;
  const { rows } = await db.execute<{ id: string; itemId: string }>(sql`
    insert into order_items (order_id, position, product_id, variant_id, product_name, size, color, quantity, unit_price_cents, shipped)
    select id, 0, 101, 10101, 'Legging', 'M', 'Pine', 2, 1000,
      case when fulfillment_state = 'UNSHIPPED' then 0 else 2 end
    from orders where id = any(${all}) returning order_id as id, id as "itemId"`);
  const itemOf = (order: string) => rows.find(({ id }) => id === order)?.itemId ?? '';
  await db.execute(sql`
    insert into order_payments (id, order_id, kind, received_cents)
    select payment_intent_id, id, 'order', 2000 from orders where id = any(${all})`);
  await db.execute(sql`update variants set sold = sold + 8, reserved = reserved + 2 where id = 10101`);
  await db.execute(sql`
    update orders set user_id = null, pay_by = now() + interval '1 day', payment_intent_id = null, received_cents = 0 where id = ${byHand}`);
  await db.execute(sql`
    update orders set hold_reason = 'address', hold_note = '', held_at = now(), held_by = 'staff' where id = ${held}`);
  const [parcelId, returnId, refundId, arrivingId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await db.execute(sql`
    insert into shipments (id, order_id, position, carrier, tracking_number) values (${parcelId}, ${sent}, 0, 'UPS', ${sent})`);
  await db.execute(sql`
    insert into returns (id, order_id, status, note) values (${returnId}, ${back}, 'REQUESTED', ''), (${arrivingId}, ${back}, 'APPROVED', '')`);
  await db.execute(sql`
    insert into return_lines (return_id, position, order_item_id, quantity, reason)
    values (${returnId}, 0, ${itemOf(back)}, 1, 'TOO_LARGE'), (${arrivingId}, 0, ${itemOf(back)}, 1, 'TOO_LARGE')`);
  await db.execute(sql`
    insert into refunds (id, order_id, payment_intent_id, amount_cents, reason, provider_id, done_at, failed_at)
    values (${refundId}, ${sent}, ${`pi_${sent}`}, 100, 'operator', ${`re_${refundId}`}, now(), now())`);
  const [disputeId, warningId] = [`du_${sent}`, `issfr_${sent}`];
  await db.execute(sql`
    insert into disputes (id, order_id, payment_intent_id, amount_cents, reason, state, due_by)
    values (${disputeId}, ${sent}, ${`pi_${sent}`}, 100, 'fraudulent', 'inquiry', now() + interval '3 days')`);
  await db.execute(sql`
    insert into fraud_warnings (id, order_id, payment_intent_id, kind) values (${warningId}, ${sent}, ${`pi_${sent}`}, 'misc')`);
  const [note, mail] = [randomUUID(), randomUUID()];
  await db.execute(sql`
    insert into order_notes (id, order_id, author_id, text) values (${note}, ${paid}, ${authorId}, 'A gift.')`);
  await db.execute(sql`
    insert into outbox (id, kind, dedupe_key, recipient, subject, html, text, failed_at, order_id)
    values (${mail}, 'order-confirmed', ${mail}, 'a@example.com', 'Confirmed', '', '', now(), ${paid})`);
  const change = randomUUID();
  const plan = { moves: [], removed: [], refund: [], goods: [], taxCents: 0 };
  const sums = { subtotal: 2100, discount: 0, shipping: 0, shippingTax: 0, tax: 0, total: 2100 };
  const of = { method: 'standard', sums, lines: [] };
  await db.execute(sql`
    insert into order_changes (id, order_id, base_version, state, actor, plan, difference_cents, token_hash, pay_by, next_check_at)
    values (${change}, ${paid}, 1, 'OPEN', 'test', ${JSON.stringify({ ...plan, before: of, after: of, seen: '' })}::jsonb, 100, ${change},
      now() + interval '1 day', now() + interval '1 day')`);
  return {
    ...{ note, mail, change, byHand },
    paid: { id: paid, itemId: itemOf(paid) },
    underWay: { id: sent, parcelId },
    held,
    inReview: review,
    returning: { id: back, returnId },
    arriving: { id: back, returnId: arrivingId, itemId: itemOf(back) },
    refundFailed: { id: sent, refundId },
    disputed: { id: sent, disputeId },
    warned: { id: sent, warningId },
  };
}
