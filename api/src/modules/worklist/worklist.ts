import {
  exactCount,
  workGroupIds,
  workGroups,
  type Right,
  type WorkGroupId,
  type worklist,
} from '@ritual/shared/contract';
import { dollarsFromCents, pickupToday, storeTimeZone } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { shippingRules } from '../shop/shipping.repository.ts';
import { groupRows } from './groups.ts';

interface GroupRow extends Record<string, unknown> {
  readonly id: WorkGroupId;
  readonly count: number;
  readonly at: Date | string | null;
  readonly labels: readonly string[] | null;
  readonly cents: number | null;
  readonly expedited: number;
  readonly nextDay: number;
}

type OnWire = z.input<typeof worklist>;

/** What waits of the work that these rights allow; in one statement, so that it is true of one moment. */
export async function worklistFor(db: Db, rights: readonly Right[]): Promise<OnWire> {
  const own = workGroupIds.filter((id) => rights.includes(workGroups[id].right));
  const today = pickupToday(new Date(), await shippingRules(db));
  const rows = own.length === 0 ? [] : (await db.execute<GroupRow>(groupRows(own, today))).rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    groups: own.flatMap((id) => present(byId.get(id))),
    today: await todayFor(db, rights),
  };
}

function present(row: GroupRow | undefined): OnWire['groups'] {
  if (!row || row.count === 0) return [];
  const { id, count, at, labels, cents, expedited, nextDay } = row;
  return [
    {
      ...{ id, count: Math.min(count, exactCount), exact: count <= exactCount, expedited, nextDay },
      at: at === null ? null : new Date(at).toISOString(),
      labels: [...(labels ?? [])],
      amount: cents === null ? null : dollarsFromCents(cents),
    },
  ];
}

async function todayFor(db: Db, rights: readonly Right[]): Promise<OnWire['today']> {
  const { rows: left } = rights.includes('orders.ship')
    ? await db.execute<{ orders: number }>(sql`
        select count(distinct s.order_id)::int as orders from shipments s join orders o on o.id = s.order_id and not o.test
        where shipped_at >= store_day(now())::timestamp at time zone ${storeTimeZone}`)
    : { rows: [] };
  const { rows: paid } = rights.includes('figures.read')
    ? await db.execute<{ orders: number; cents: number }>(sql`
        select coalesce(sum(orders), 0)::int as orders, coalesce(sum(revenue_cents), 0)::float8 as cents
        from daily_sums where day = store_day(now())`)
    : { rows: [] };
  const [today] = paid;
  return {
    shipped: left[0]?.orders ?? null,
    orders: today?.orders ?? null,
    revenue: today ? dollarsFromCents(today.cents) : null,
  };
}
