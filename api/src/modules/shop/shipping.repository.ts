import { defaultShippingRules, type ShippingRules } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { closedDays, shippingSettings } from '../../db/schema/index.ts';

export type ShippingSettings = Omit<ShippingRules, 'closedDays'>;

interface Stored extends Record<string, unknown> {
  readonly settings: {
    readonly timeZone: string;
    readonly cutoff: string;
    readonly pickup: string;
    readonly standard: number;
    readonly expedited: number;
    readonly nextDay: number;
  } | null;
  readonly closed: readonly string[];
}

/** When the store packs, in one statement: it is read for every order that is paid. Days that have passed decide nothing any more. */
export async function shippingRules(db: Db): Promise<ShippingRules> {
  const { rows } = await db.execute<Stored>(sql`
    select (select json_build_object('timeZone', time_zone, 'cutoff', cutoff, 'pickup', pickup, 'standard', standard_days, 'expedited', expedited_days,
        'nextDay', next_day_days) from shipping_settings) as settings,
      (select coalesce(json_agg(day order by day), '[]') from closed_days where day > current_date - 31) as closed`);
  const { settings = null, closed = [] } = rows[0] ?? {};
  if (!settings) return { ...defaultShippingRules, closedDays: closed };
  const { timeZone, cutoff, pickup, standard, expedited, nextDay } = settings;
  return {
    ...{ timeZone, cutoff, pickup, closedDays: closed },
    processingDays: { standard, expedited, 'next-day': nextDay },
  };
}

/** Orders that are paid from then on go by it; those that are paid already keep the date that their shoppers were told. */
export async function saveShippingSettings(
  db: Db,
  { timeZone, cutoff, pickup, processingDays }: ShippingSettings,
): Promise<void> {
  const set = {
    ...{ timeZone, cutoff, pickup, changedAt: new Date() },
    standardDays: processingDays.standard,
    expeditedDays: processingDays.expedited,
    nextDayDays: processingDays['next-day'],
  };
  await db.insert(shippingSettings).values(set).onConflictDoUpdate({ target: shippingSettings.one, set });
}

/** All of them, the earliest first. */
export function allClosedDays(db: Db): Promise<{ day: string; note: string }[]> {
  return db.select().from(closedDays).orderBy(closedDays.day);
}

export async function addClosedDay(
  db: Db,
  closed: { readonly day: string; readonly note: string },
): Promise<void> {
  const { day, note } = closed;
  await db
    .insert(closedDays)
    .values({ day, note })
    .onConflictDoUpdate({ target: closedDays.day, set: { note } });
}

/** Whether it was one. */
export async function removeClosedDay(db: Db, day: string): Promise<boolean> {
  const gone = await db.delete(closedDays).where(eq(closedDays.day, day)).returning({ day: closedDays.day });
  return gone.length > 0;
}
