import { and, asc, desc, eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { addresses, users } from '../../db/schema/index.ts';
import type { UserRow } from '../users/repository.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressFields = Pick<AddressRow, 'recipientName' | 'street' | 'city' | 'state' | 'zip'>;

const own = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id));

/** The default first, then in the order in which they were added. */
export function addressesOf(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
}

export async function addressOf(db: Db, userId: string, id: string): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(own(userId, id));
  return row ?? null;
}

/** An account and one of its addresses, which may not be there; null: no such account. */
export async function personAt(
  db: Db,
  userId: string,
  id: string,
): Promise<{ user: UserRow; address: AddressRow | null } | null> {
  const [row] = await db
    .select({ user: users, address: addresses })
    .from(users)
    .leftJoin(addresses, own(userId, id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Changes of one person's addresses wait for each other, so that there is never more than one default. */
export async function lockPerson(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

export async function insertAddress(
  tx: Db,
  address: AddressFields & { userId: string; isDefault: boolean },
): Promise<AddressRow> {
  const [row] = await tx.insert(addresses).values(address).returning();
  if (!row) throw new Error('The address was not stored.');
  return row;
}

export async function changeAddress(
  tx: Db,
  userId: string,
  id: string,
  fields: Partial<AddressFields & { isDefault: boolean }>,
): Promise<AddressRow | null> {
  const [row] = await tx.update(addresses).set(fields).where(own(userId, id)).returning();
  return row ?? null;
}

export async function clearDefault(tx: Db, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}

export async function deleteAddress(tx: Db, userId: string, id: string): Promise<AddressRow | null> {
  const [row] = await tx.delete(addresses).where(own(userId, id)).returning();
  return row ?? null;
}

/** Without a default, the oldest address becomes it. */
export async function chooseDefault(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update addresses set is_default = true where id = (
      select id from addresses where user_id = ${userId} order by created_at, id limit 1)`);
}
