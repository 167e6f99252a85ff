import type { OrderQuery, OrderSort, orderSummary, OrderTask } from '@ritual/shared/contract';
import {
  dollarsFromCents,
  type FulfillmentState,
  type HoldReason,
  type OrderStatus,
  type PaymentState,
  type ShippingMethod,
} from '@ritual/shared/kernel';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor, type Cursor } from '../../../admin-list.ts';
import type { Db } from '../../../db/client.ts';
import { and, anyOf, sql, type SQL } from '../../../db/drizzle.ts';
import { isToShip, orders } from '../../../db/schema/index.ts';
import { matching, partConditions, taskConditions, type Filters } from './search.ts';

interface Sorting {
  /** In the form in which the index has it. */
  readonly column: SQL;
  readonly descending: boolean;
  /** The type of a value of a cursor, which is text. */
  readonly type: 'timestamptz' | 'int' | 'date';
}

const placed = sql`${orders.createdAt}`;
const sortings: Readonly<Record<OrderSort, Sorting>> = {
  newest: { column: placed, descending: true, type: 'timestamptz' },
  oldest: { column: placed, descending: false, type: 'timestamptz' },
  total: { column: sql`${orders.totalCents}`, descending: true, type: 'int' },
  shipBy: { column: sql`${orders.shipDue}`, descending: false, type: 'date' },
};

/** As the database writes them; another text would be its error, and not the caller's. */
const places = {
  int: z.string().check(z.regex(/^-?\d{1,9}$/)),
  // What is not to be shipped stands at the end of time.
  date: z.string().check(z.regex(/^(\d{4}-\d\d-\d\d|infinity)$/)),
  timestamptz: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)),
} as const;

/** The sorting is part of it: the cursor of another one means nothing here. */
const cursorOf = (sort: OrderSort) => z.tuple([z.literal(sort), places[sortings[sort].type], z.uuid()]);

interface SummaryRow extends Record<string, unknown> {
  readonly id: string;
  readonly number: string;
  readonly test: boolean;
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  readonly fulfillment: FulfillmentState;
  readonly createdAt: Date | string;
  readonly paidAt: Date | string | null;
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly state: string;
  readonly personId: string | null;
  readonly pieces: number;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly tasks: readonly OrderTask[];
  readonly queues: readonly string[];
  readonly method: ShippingMethod;
  readonly shipBy: string | null;
  readonly deliveryAssumed: boolean;
  readonly hold: HoldReason | null;
  readonly tags: readonly string[];
  readonly place: string;
}

/** The names of the conditions that are true. */
const namesOf = (conditions: Readonly<Record<string, SQL>>) => {
  const names = Object.entries(conditions).map(
    ([name, condition]) => sql`case when ${condition} then ${sql.raw(`'${name}'`)} end`,
  );
  return sql`array_remove(array[${sql.join(names, sql`, `)}], null)`;
};

/** What the list tells of orders, which are named `orders`; `place` is the position of a row in it. */
const summary = (place: SQL, from: SQL) => sql`
  select ${orders.id}, ${orders.number}, ${orders.test}, ${orders.status}, ${orders.paymentState} as payment,
    ${orders.fulfillmentState} as fulfillment, ${orders.createdAt} as "createdAt", ${orders.paidAt} as "paidAt",
    ${orders.recipientName} as name, ${orders.email}, ${orders.city}, ${orders.state}, ${orders.userId} as "personId",
    (select coalesce(sum(i.quantity), 0)::int from order_items i where i.order_id = ${orders.id} and i.replaces is null) as pieces,
    ${orders.totalCents} as "totalCents",
    (select coalesce(sum(r.amount_cents), 0)::int from refunds r join order_payments p on p.id = r.payment_intent_id
      where r.order_id = ${orders.id} and p.kind = 'order' and r.arrived and r.reason <> 'change') as "refundedCents",
    ${orders.shippingMethod} as method, nullif(${orders.shipDue}, 'infinity')::text as "shipBy",
    case when ${isToShip(orders)} then ${orders.holdReason} end as hold,
    exists (select 1 from shipments s where s.order_id = ${orders.id} and s.delivery_assumed) as "deliveryAssumed",
    ${orders.tags}, ${namesOf(taskConditions)} as tasks, ${namesOf(partConditions)} as queues, ${place}::text as place
  from ${from}`;

export function presentSummary({
  createdAt,
  paidAt,
  totalCents,
  refundedCents,
  place: _,
  test,
  tasks: waiting,
  queues,
  tags,
  ...rest
}: SummaryRow): z.input<typeof orderSummary> {
  return {
    ...rest,
    ...(test && { test }),
    createdAt: new Date(createdAt).toISOString(),
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
    total: dollarsFromCents(totalCents),
    refunded: dollarsFromCents(refundedCents),
    tasks: [...waiting],
    queues: [...queues],
    tags: [...tags],
  };
}

export async function summariesOf(db: Db, ids: readonly string[]): Promise<readonly SummaryRow[]> {
  return (
    await db.execute<SummaryRow>(sql`${summary(placed, sql`${orders}`)} where ${anyOf(orders.id, ids)}`)
  ).rows;
}

export async function summaryOf(db: Db, id: string): Promise<SummaryRow | null> {
  return (await summariesOf(db, [id]))[0] ?? null;
}

/** The statement of one page, with a row more than the page has if there is one. */
export function pageOf({ after, size, sort, ...filters }: Filters & OrderQuery): SQL {
  const { column, descending, type } = sortings[sort];
  const place = decodeCursor(after, cursorOf(sort));
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const beyond =
    place &&
    sql`(${column}, ${orders.id}) ${sql.raw(descending ? '<' : '>')} (${place[1]}::${sql.raw(type)}, ${place[2]}::uuid)`;
  const where = and(matching(filters), beyond);
  const order = sql`order by ${column} ${direction}, ${orders.id} ${direction}`;
  // The page is found first: what is told of its rows would otherwise be planned for all orders, and read whole tables.
  const found = sql`select * from ${orders} ${where ? sql`where ${where}` : sql``} ${order} limit ${size + 1}`;
  return sql`${summary(column, sql`(${found}) as ${orders}`)} ${order}`;
}

export async function orderPage(db: Db, query: OrderQuery) {
  const { rows } = await db.execute<SummaryRow>(pageOf(query));
  const placeOf = ({ place, id }: SummaryRow): Cursor => [query.sort, place, id];
  return adminPage(rows, query.size, { cursorOf: placeOf, present: presentSummary });
}

export function countOrders(db: Db, filters: Filters): Promise<{ count: number; exact: boolean }> {
  const where = matching(filters);
  return boundedCount(db, sql`from ${orders} ${where ? sql`where ${where}` : sql``}`);
}
