import { anyOf, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { savedViews } from '../../db/schema/index.ts';
import { invitationMails } from '../../mail/staff-mails.ts';
import type { UserRow } from '../users/repository.ts';
import { viewNames } from './names-person.ts';

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** What the admin area knows of a person who leaves the store: their own views, those that name them, invitations of and by them. */
export async function eraseFromAdminArea(tx: Db, user: UserRow): Promise<void> {
  const { id, email, pendingEmail } = user;
  const { rows: linked } = await tx.execute<{ email: string }>(
    sql`select distinct email from account_links where user_id = ${id}`,
  );
  const addresses = [
    ...new Set([email, ...(pendingEmail ? [pendingEmail] : []), ...linked.map((row) => row.email)]),
  ];
  await tx.execute(sql`delete from saved_views where owner_id = ${id} and not for_all`);
  await eraseViewsThatName(tx, { ...user, addresses });
  // Each has the name of who invited. One of an older release is found by the invitation.
  await tx.execute(sql`
    delete from outbox where kind = 'staff-invitation' and (dedupe_key like ${`${literally(invitationMails(id))}%`}
      or lower(recipient) in (select lower(email) from staff_invitations where invited_by = ${id}))`);
  await tx.execute(
    sql`delete from staff_invitations where lower(email) = lower(${email}) or invited_by = ${id}`,
  );
  // Counted tries have the address in their key.
  await tx.execute(
    sql`delete from rate_limits where key like ${`%:account:${literally(email.toLowerCase())}`}`,
  );
}

/** Read one by one, because what a filter says is only known when it is decoded; there are as many as the staff has saved. */
async function eraseViewsThatName(tx: Db, person: Parameters<typeof viewNames>[1]): Promise<void> {
  const views = await tx
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews);
  const theirs = views.filter((view) => viewNames(view, person)).map((view) => view.id);
  if (theirs.length > 0) await tx.delete(savedViews).where(anyOf(savedViews.id, theirs));
}
