import { exactCount, type OrderDue, type WorkGroupId } from '@ritual/shared/contract';
import type { ReturnStatus } from '@ritual/shared/kernel';
import { sql, type SQL } from '../../db/drizzle.ts';
import { orders } from '../../db/schema/index.ts';
import {
  awaitsAnswer,
  isRefundedAndSold,
  isRefundToSettle,
  openLines,
  matching,
  taskConditions,
} from '../ordering/staff/search.ts';

/**
 * What a group counts, the first to do first: `at` (since when it waits, or its deadline), `label`, `cents` and, of what is shipped, `method`. Orders are counted once each,
 * as in the list that a group leads to; the statements start from the little that waits.
 */
type Source = SQL;

const ofOrder = (from: SQL, at: SQL, cents: SQL): Source => sql`
  select min(${at}) as at, o.number as label, ${cents} as cents, null as method from ${from}
  group by o.id, o.number order by min(${at}) nulls last, o.number`;

const ofReturns = (status: ReturnStatus): Source =>
  ofOrder(
    sql`returns r join orders o on o.id = r.order_id where r.status = ${sql.raw(`'${status}'`)} and not o.test`,
    sql`r.created_at`,
    sql`null::bigint`,
  );

const ofMessages = (state: 'NEW' | 'OPEN'): Source => sql`
  select created_at as at, name as label, null::bigint as cents, null as method from contact_messages
  where state = ${sql.raw(`'${state}'`)} order by created_at, id`;

/** In the order of their index. */
const ofDate = (
  where: SQL | undefined,
  at = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`,
): Source => sql`
  select ${at} as at, ${orders.number} as label, null::bigint as cents, ${orders.shippingMethod} as method
  from ${orders} where ${where ?? sql`true`} order by ${orders.shipDue}, ${orders.id}`;
const toShip = (due: OrderDue) => matching({ q: '', task: 'ship', due });

/** @param pickup when the carrier takes today's parcels */
const sources = (pickup: Date): Readonly<Record<WorkGroupId, Source>> => ({
  late: ofDate(toShip('late')),
  'due-today': ofDate(toShip('today'), sql`${pickup.toISOString()}::timestamptz`),
  'due-later': ofDate(toShip('later')),
  hold: ofDate(matching({ q: '', hold: 'any' }), sql`${orders.heldAt}`),
  review: sql`
    select ${orders.createdAt} as at, ${orders.number} as label, ${orders.totalCents}::bigint as cents, null as method
    from ${orders} where ${taskConditions.review} order by ${orders.createdAt}`,
  dispute: ofOrder(
    sql`disputes d join orders o on o.id = d.order_id where ${awaitsAnswer(sql`d`)} and not o.test`,
    sql`d.due_by`,
    sql`sum(d.amount_cents)`,
  ),
  warning: ofOrder(
    sql`fraud_warnings w join orders o on o.id = w.order_id where w.decision is null and not o.test`,
    sql`w.created_at`,
    sql`max(o.total_cents)::bigint`,
  ),
  refund: ofOrder(
    sql`refunds r join orders o on o.id = r.order_id where ${isRefundToSettle(sql`r`)} and not o.test`,
    sql`r.failed_at`,
    sql`sum(r.amount_cents)`,
  ),
  // As `partConditions` has it, with what is open read once: nearly all that was ever refunded has nothing open.
  'put-back': sql`
    select ${orders.createdAt} as at, ${orders.number} as label, null::bigint as cents, null as method
    from ${orders} where ${isRefundedAndSold} and ${orders.id} in (select order_id from open) order by ${orders.createdAt}`,
  'return-decide': ofReturns('REQUESTED'),
  'return-receive': ofReturns('APPROVED'),
  'return-refund': ofReturns('RECEIVED'),
  'message-new': ofMessages('NEW'),
  'message-open': ofMessages('OPEN'),
  'product-review': sql`
    select created_at as at, title as label, null::bigint as cents, null as method from reviews
    where status = 'PENDING' order by created_at, id`,
  mails: sql`
    select failed_at as at, subject as label, null::bigint as cents, null as method from outbox
    where failed_at is not null order by failed_at, id`,
});

/** A row for each group: how much there is, up to one more than is counted exactly, and what comes first. */
export function groupRows(ids: readonly WorkGroupId[], pickup: Date): SQL {
  const all = sources(pickup);
  const groups = sql.join(
    ids.map((id) => groupRow(id, all[id])),
    sql` union all `,
  );
  return sql`with open as materialized (${openLines}) ${groups}`;
}

const groupRow = (id: WorkGroupId, source: Source): SQL => sql`
  select ${sql.raw(`'${id}'`)}::text as id, count(*)::int as count, min(w.at) as at,
    (array_agg(w.label order by w.place))[1:3] as labels, sum(w.cents)::float8 as cents,
    count(*) filter (where w.method = 'expedited')::int as expedited, count(*) filter (where w.method = 'next-day')::int as "nextDay"
  from (select s.*, row_number() over () as place from (${source} limit ${exactCount + 1}) s) w`;
