import { defaultAdminPreferences, type AdminMe, type AdminPreferences } from '@ritual/shared/contract';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { orders, staff } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Administrator } from '../../plugins/callers.ts';
import { taskConditions } from '../ordering/staff/search.ts';
import { userById } from '../users/repository.ts';
import { staffRow } from './repository.ts';

/** What the frame of the admin area shows of the one who is signed in. */
export async function adminMeOf(
  { database: { db }, payments }: Pick<Deps, 'database' | 'payments'>,
  { userId, staff: { role, rights } }: Administrator,
): Promise<AdminMe> {
  const [user, row] = [await userById(db, userId), await staffRow(db, userId)];
  if (!user || !row) throw new AppError('UNAUTHENTICATED');
  return {
    ...{ id: userId, name: `${user.firstName} ${user.lastName}`, email: user.email },
    ...{ staffRole: role, rights: [...rights] },
    preferences: { ...defaultAdminPreferences, ...row.preferences },
    paymentPages: payments.main.paymentPages,
    testPaymentPages: payments.test?.paymentPages ?? null,
    counts: {
      messagesNew: rights.includes('messages.read')
        ? await countOf(db, sql`contact_messages where state = 'NEW'`)
        : null,
      ordersToShip: rights.includes('orders.ship')
        ? await countOf(db, sql`${orders} where ${taskConditions.ship}`)
        : null,
      ordersDue: rights.includes('orders.ship')
        ? await countOf(
            db,
            sql`${orders} where ${taskConditions.ship} and ${orders.shipDue} <= store_day(now())`,
          )
        : null,
      mailsFailed: rights.includes('mails.read')
        ? await countOf(db, sql`outbox where failed_at is not null`)
        : null,
      reviewsPending: rights.includes('reviews.read')
        ? await countOf(db, sql`reviews where status = 'PENDING'`)
        : null,
    },
  };
}

/** Up to 1,000: an entry of a menu has no room for more. */
async function countOf(db: Db, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${which} limit 1000) counted`,
  );
  return rows[0]?.count ?? 0;
}

export async function setAdminPreferences(
  db: Db,
  userId: string,
  preferences: AdminPreferences,
): Promise<AdminPreferences> {
  await db.update(staff).set({ preferences }).where(eq(staff.userId, userId));
  return preferences;
}
