import type { figures } from '@ritual/shared/contract';
import { dollarsFromCents, totalsOf, type DayFigures } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

type OnWire = z.input<typeof figures>;
interface Day extends DayFigures, Record<string, unknown> {
  readonly day: string;
}

/** The first of so many days of the store up to today. */
export const firstDay = (days: number) => sql`(store_day(now()) - ${days - 1}::int)`;

/**
 * A period of so many days up to today, and the one before it. What changes of orders took out can be more than was sold on a day,
 * and then nothing was.
 */
export async function readFigures(db: Db, days: number): Promise<OnWire> {
  const { rows } = await db.execute<Day>(sql`
    select d.day::text, coalesce(sum(s.orders), 0)::int as orders, greatest(coalesce(sum(s.units), 0), 0)::int as units,
      coalesce(sum(s.revenue_cents), 0)::float8 as revenue, coalesce(sum(s.refunds_cents), 0)::float8 as refunds,
      coalesce(sum(s.carts_begun), 0)::int as "cartsBegun", coalesce(sum(s.carts_paid), 0)::int as "cartsPaid"
    from (select ${firstDay(2 * days)} + n as day from generate_series(0, ${2 * days - 1}::int) n) d
    left join daily_sums s on s.day = d.day
    group by d.day order by d.day`);
  const { rows: taxes } = await db.execute<{ state: string; cents: number }>(sql`
    select state, sum(tax_cents)::float8 as cents from daily_taxes
    where day between ${firstDay(days)} and store_day(now())
    group by state having sum(tax_cents) > 0 order by sum(tax_cents) desc, state`);
  return {
    days,
    period: present(rows.slice(days)),
    before: present(rows.slice(0, days)),
    taxes: taxes.map(({ state, cents }) => ({ state, tax: dollarsFromCents(cents) })),
  };
}

function present(rows: readonly Day[]): OnWire['period'] {
  const { averageOrder, conversion, ...sums } = totalsOf(rows);
  return {
    totals: {
      ...{ ...onWire(sums), conversion },
      averageOrder: averageOrder === null ? null : dollarsFromCents(averageOrder),
    },
    byDay: rows.map(({ day, ...figuresOfDay }) => ({ day, ...onWire(figuresOfDay) })),
  };
}

const onWire = ({ revenue, refunds, ...counts }: DayFigures) => ({
  ...counts,
  revenue: dollarsFromCents(revenue),
  refunds: dollarsFromCents(refunds),
});
