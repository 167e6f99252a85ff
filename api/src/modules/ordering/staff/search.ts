import type { OrderQuery, OrderQueue, OrderTask } from '@ritual/shared/contract';
import {
  orderNumberPrefix,
  plainTracking,
  storeDay,
  storeTimeZone,
  type ReturnStatus,
} from '@ritual/shared/kernel';
import { and, sql, type SQL } from '../../../db/drizzle.ts';
import {
  isToShip,
  orders,
  plainNumber,
  searchedName,
  searchedOrder,
  shipments,
} from '../../../db/schema/index.ts';
import { beginsWord, patternsOf } from '../../../search-patterns.ts';

export type Filters = Omit<OrderQuery, 'after' | 'size' | 'sort'> & {
  /** Only these of them. */
  readonly ids?: readonly string[] | undefined;
  /** No test orders among them. */
  readonly onlyReal?: boolean;
};

const exists = (from: SQL) => sql`exists (select 1 from ${from})`;

const isDisputed = exists(sql`disputes d where d.order_id = ${orders.id} and d.state in ('inquiry', 'open')`);

/** The bank waits for an answer: none was sent, or the provider has not taken it. */
export const awaitsAnswer = (dispute: SQL) => sql`(${dispute}.state in ('inquiry', 'open') and not exists (
  select 1 from dispute_answers a where a.dispute_id = ${dispute}.id and a.kind is not null
    and (a.sent_at is not null or a.problem is null)))`;

const isWarnedOf = exists(sql`fraud_warnings w where w.order_id = ${orders.id} and w.decision is null`);

const hasOpenUnits = exists(
  sql`order_items i where i.order_id = ${orders.id} and i.shipped + i.canceled < i.quantity`,
);
/** The orders of all lines of which something is open. */
export const openLines = sql`select i.order_id from order_items i where i.shipped + i.canceled < i.quantity`;

/** All its money is back, and what of it has not left was not put back by that. */
export const isRefundedAndSold = sql`(${orders.status} = 'REFUNDED' and ${orders.stockState} = 'SOLD')`;

/** A test order is in no list of work. */
const isReal = sql`not ${orders.test}`;

/** What waits to be done with an order, as a condition of its row. */
export const taskConditions: Readonly<Record<OrderTask, SQL>> = {
  // Nothing leaves before the bank has decided, or a person about a warning, or while it is on hold.
  ship: sql`(${isToShip(orders)} and ${isReal} and ${orders.holdReason} is null and not ${isDisputed} and not ${isWarnedOf} and ${hasOpenUnits})`,
  review: sql`(${orders.status} = 'REVIEW' and ${isReal})`,
  dispute: exists(sql`disputes d where d.order_id = ${orders.id} and ${awaitsAnswer(sql`d`)} and ${isReal}`),
  return: exists(
    sql`returns r where r.order_id = ${orders.id} and r.status in ('REQUESTED', 'APPROVED', 'RECEIVED') and ${isReal}`,
  ),
};

/**
 * A refund whose money came back and that is not settled; another one of the same payment may be for something else. None where all
 * money of the order has gone back since, nor what a bank took and gave back.
 */
export const isRefundToSettle = (refund: SQL) => sql`(
  ${refund}.failed_at is not null and ${refund}.settled is null and ${refund}.reason <> 'dispute'
  and not exists (select 1 from orders given join order_payments p on p.order_id = given.id and p.kind = 'order'
    where p.id = ${refund}.payment_intent_id and given.payment_state = 'REFUNDED'))`;

const hasReturn = (status: ReturnStatus) =>
  exists(
    sql`returns r where r.order_id = ${orders.id} and r.status = ${sql.raw(`'${status}'`)} and ${isReal}`,
  );

/** Parts of the list that tasks do not tell apart. */
export const partConditions: Readonly<Record<Exclude<OrderQueue, OrderTask>, SQL>> = {
  disputed: sql`(${isDisputed} and ${isReal})`,
  refund: exists(
    sql`refunds r where r.order_id = ${orders.id} and ${isRefundToSettle(sql`r`)} and ${isReal}`,
  ),
  warning: sql`(${isWarnedOf} and ${isReal})`,
  // A test order has nothing to put back: it never says that something was sold.
  'put-back': sql`(${isRefundedAndSold} and ${hasOpenUnits})`,
  'change-open': exists(
    sql`order_changes c where c.order_id = ${orders.id} and c.state = 'OPEN' and ${isReal}`,
  ),
  'await-payment': sql`(${orders.status} = 'PENDING' and ${orders.payBy} is not null)`,
  'return-decide': hasReturn('REQUESTED'),
  'return-receive': hasReturn('APPROVED'),
  'return-refund': hasReturn('RECEIVED'),
};

/** What the list can be narrowed to. */
const queueConditions: Readonly<Record<OrderQueue, SQL>> = { ...taskConditions, ...partConditions };

/** Also as it is read out on the phone, without its beginning; a name has no digit. */
const isOrderNumber = /^#?((?:ROP|TEST)-[0-9A-Z]{6}|(?=.*\d)[0-9A-Z]{6})$/i;
/** Carriers' numbers are long and have many digits; names and addresses do not look like it. */
const isTracking = /^(?=(?:.*\d){6})[0-9A-Z -]{8,40}$/i;

/** What orders have to be to be in the list; undefined: all are. */
export function matching({ ids, q, task, status, due, hold, onlyReal, ...rest }: Filters): SQL | undefined {
  const { method, state, person, tag, from, to, min, max } = rest;
  const day = (date: string) => sql`(${date}::date)::timestamp at time zone ${storeTimeZone}`;
  return and(
    onlyReal === true ? isReal : undefined,
    ids && sql`${orders.id} = any(${sql.param([...ids])}::uuid[])`,
    ...found(q),
    task && queueConditions[task],
    status && sql`${orders.status} = ${status}`,
    ...dated(due),
    ...onHold(hold),
    method && sql`${orders.shippingMethod} = ${method}`,
    state === undefined ? undefined : sql`${orders.state} = ${state}`,
    person === undefined ? undefined : sql`${orders.userId} = ${person}`,
    tag === undefined ? undefined : sql`${orders.tags} <> '{}' and ${orders.tags} @> array[${tag}]`,
    from === undefined ? undefined : sql`${orders.createdAt} >= ${day(from)}`,
    to === undefined ? undefined : sql`${orders.createdAt} < ${day(to)} + interval '1 day'`,
    min === undefined ? undefined : sql`${orders.totalCents} >= ${min * 100}`,
    max === undefined ? undefined : sql`${orders.totalCents} <= ${max * 100}`,
  );
}

/** Where the date of what is still to be shipped stands; on hold or not. */
function dated(due: Filters['due']): readonly SQL[] {
  if (due === undefined) return [];
  const today = storeDay(new Date());
  const when = {
    late: sql`${orders.shipDue} < ${today}::date`,
    today: sql`${orders.shipDue} = ${today}::date`,
    later: sql`${orders.shipDue} > ${today}::date and ${orders.shipDue} < 'infinity'`,
  }[due];
  return [when, hasOpenUnits, isReal];
}

function onHold(hold: Filters['hold']): readonly SQL[] {
  if (hold === undefined) return [];
  const which = hold === 'any' ? sql`${orders.holdReason} is not null` : sql`${orders.holdReason} = ${hold}`;
  return [which, isToShip(orders), isReal];
}

function found(q: string): readonly SQL[] {
  if (isOrderNumber.test(q)) {
    const sign = q.slice(-6).toUpperCase();
    const prefixes =
      q.length > 7 ? [q.replace('#', '').slice(0, -7).toUpperCase()] : Object.values(orderNumberPrefix);
    return [sql`${orders.number} = any(${sql.param(prefixes.map((prefix) => `${prefix}-${sign}`))}::text[])`];
  }
  if (isTracking.test(q)) {
    // As an array it is looked up first; joined, it would be looked for among all parcels.
    return [
      sql`${orders.id} = any(array(select order_id from ${shipments}
        where ${plainNumber(shipments)} = ${plainTracking(q)} and ${shipments.trackingNumber} <> ''))`,
    ];
  }
  return patternsOf(q).map(foundBy);
}

/**
 * Of an address only what stands before its @ is looked up in the index, and the rest is compared: the trigrams of 'example.com' are those of
 * every other address, and take a tenth of a second each to read.
 */
function foundBy(pattern: string): SQL {
  if (beginsWord(pattern)) return sql`${searchedName(orders)} like ${pattern}`;
  const searched = searchedOrder(orders);
  const at = pattern.indexOf('@');
  if (at < 4) return sql`${searched} like ${pattern}`;
  return sql`${searched} like ${`${pattern.slice(0, at)}%`} and ${searched} || '' like ${pattern}`;
}
