import type { OrderQuery, OrderTask } from '@ritual/shared/contract';
import { storeTimeZone } from '@ritual/shared/kernel';
import { and, sql, type SQL } from '../../../db/drizzle.ts';
import { isToShip, orders, searchedOrder } from '../../../db/schema/index.ts';
import { patternsOf } from '../../../search-patterns.ts';

export type Filters = Omit<OrderQuery, 'after' | 'size' | 'sort'>;

const exists = (from: SQL) => sql`exists (select 1 from ${from})`;

/** What waits to be done with an order, as a condition of its row. */
export const taskConditions: Readonly<Record<OrderTask, SQL>> = {
  ship: sql`(${isToShip(orders)} and ${exists(
    sql`order_items i where i.order_id = ${orders.id} and i.shipped + i.canceled < i.quantity`,
  )})`,
  review: sql`${orders.status} = 'REVIEW'`,
  dispute: exists(sql`disputes d where d.order_id = ${orders.id} and d.state in ('inquiry', 'open')`),
  return: exists(
    sql`returns r where r.order_id = ${orders.id} and r.status in ('REQUESTED', 'APPROVED', 'RECEIVED')`,
  ),
};

const isOrderNumber = /^#?ROP-[0-9A-Z]{6}$/i;
/** Carriers' numbers are long and have many digits; names and addresses do not look like it. */
const isTracking = /^(?=(?:.*\d){6})[0-9A-Z -]{8,40}$/i;

/** What orders have to be to be in the list; undefined: all are. */
export function matching({ q, task, status, state, person, from, to, min, max }: Filters): SQL | undefined {
  const day = (date: string) => sql`(${date}::date)::timestamp at time zone ${storeTimeZone}`;
  return and(
    ...found(q),
    task && taskConditions[task],
    status && sql`${orders.status} = ${status}`,
    state === undefined ? undefined : sql`${orders.state} = ${state}`,
    person === undefined ? undefined : sql`${orders.userId} = ${person}`,
    from === undefined ? undefined : sql`${orders.createdAt} >= ${day(from)}`,
    to === undefined ? undefined : sql`${orders.createdAt} < ${day(to)} + interval '1 day'`,
    min === undefined ? undefined : sql`${orders.totalCents} >= ${min * 100}`,
    max === undefined ? undefined : sql`${orders.totalCents} <= ${max * 100}`,
  );
}

function found(q: string): readonly SQL[] {
  if (isOrderNumber.test(q)) return [sql`${orders.number} = ${q.replace('#', '').toUpperCase()}`];
  if (isTracking.test(q)) {
    const number = q.replace(/[\s-]/g, '').toUpperCase();
    return [
      sql`${orders.id} in (select order_id from shipments where upper(regexp_replace(tracking_number, '[\\s-]', '', 'g')) = ${number})`,
    ];
  }
  return patternsOf(q).map((pattern) => sql`${searchedOrder(orders)} like ${pattern}`);
}
