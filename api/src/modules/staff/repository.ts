import type { StaffRole } from '@ritual/shared/contract';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { staff, users } from '../../db/schema/index.ts';

export type StaffRow = typeof staff.$inferSelect;

export async function staffRow(db: Db, userId: string): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(eq(staff.userId, userId));
  return row ?? null;
}

/** The only way onto the staff: both tables say it, the one that browsers hear of and the one with the rights. */
export async function putOnStaff(tx: Db, userId: string, role: StaffRole): Promise<void> {
  await tx.update(users).set({ role: 'ADMIN' }).where(eq(users.id, userId));
  await tx
    .insert(staff)
    .values({ userId, role })
    .onConflictDoUpdate({ target: staff.userId, set: { role, version: sql`${staff.version} + 1` } });
}

/** All owners who can sign in, locked, so that two who leave at once do not both find the other. */
export async function lockOwners(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: staff.userId })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(staff.role, 'owner'), isNull(users.blockedAt)))
    .orderBy(staff.userId)
    .for('update', { of: staff });
  return rows.map(({ id }) => id);
}

export function isLastOwner(owners: readonly string[], userId: string): boolean {
  return owners.length === 1 && owners[0] === userId;
}
