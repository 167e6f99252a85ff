import type { TaxRegistrationRow } from '@ritual/shared/contract';
import type { Db } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { taxRegistrations } from '../../db/schema/index.ts';

/** All, also those that are over. */
export function allTaxRegistrations(db: Db): Promise<TaxRegistrationRow[]> {
  const { state, from, id } = taxRegistrations;
  return db.select().from(taxRegistrations).orderBy(state, from, id);
}

/** Two at once write one after the other, so that no two of a state overlap. Readers do not wait. */
export async function lockTaxRegistrations(tx: Db): Promise<TaxRegistrationRow[]> {
  await tx.execute(sql`lock table ${taxRegistrations} in share row exclusive mode`);
  return allTaxRegistrations(tx);
}

type Fields = Omit<TaxRegistrationRow, 'id' | 'version'>;

/** Answers with the number of the new one. */
export async function addTaxRegistration(db: Db, fields: Fields): Promise<number> {
  const [made] = await db.insert(taxRegistrations).values(fields).returning({ id: taxRegistrations.id });
  if (!made) throw new Error('The registration was not stored.');
  return made.id;
}

export async function updateTaxRegistration(
  db: Db,
  id: number,
  fields: Omit<TaxRegistrationRow, 'id' | 'state'>,
): Promise<void> {
  await db.update(taxRegistrations).set(fields).where(eq(taxRegistrations.id, id));
}

/** Whether there was such a registration. */
export async function removeTaxRegistration(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(taxRegistrations)
    .where(eq(taxRegistrations.id, id))
    .returning({ id: taxRegistrations.id });
  return gone.length > 0;
}
