import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';

/** What the admin area knows of a person who leaves the store: their own views, those that name them, an invitation. */
export async function eraseFromAdminArea(
  tx: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const words = [email, encodeURIComponent(email)].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  await tx.execute(sql`
    delete from saved_views where owner_id = ${id} and not for_all
      or query ilike any(${sql.param(words)}::text[]) or name ilike any(${sql.param(words)}::text[])`);
  await tx.execute(
    sql`delete from staff_invitations where lower(email) = lower(${email}) or invited_by = ${id}`,
  );
  // Counted tries have the address in their key.
  await tx.execute(
    sql`delete from rate_limits where key like ${`%:account:${email.toLowerCase().replace(/[\\%_]/g, '\\$&')}`}`,
  );
}
