import type { StaffInvitation, StaffRole, adminListQuery } from '@ritual/shared/contract';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor } from '../../admin-list.ts';
import { and, eq, gt, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { staffInvitations } from '../../db/schema/index.ts';
import { hashOf, newSecret } from '../users/secrets.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;

interface Listed extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly invitedBy: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly expired: boolean;
}

const time = (seconds: number) => new Date(seconds * 1000).toISOString();
const present = ({ id, email, role, invitedBy, createdAt, expiresAt, expired }: Listed): StaffInvitation => ({
  ...{ id, email, role, invitedBy, expired, createdAt: time(createdAt), expiresAt: time(expiresAt) },
});
const fields = sql`i.id, i.email, i.role, u.first_name || ' ' || u.last_name as "invitedBy",
  extract(epoch from i.created_at)::float8 as "createdAt", extract(epoch from i.expires_at)::float8 as "expiresAt",
  i.expires_at <= now() as expired`;
const from = sql`from staff_invitations i left join users u on u.id = i.invited_by`;

/** By address. */
export async function invitationPage(db: Db, { after, size }: z.output<typeof adminListQuery>) {
  const place = decodeCursor(after, z.tuple([z.string()]));
  const { rows } = await db.execute<Listed>(sql`
    select ${fields} ${from} where ${place ? sql`lower(i.email) > ${place[0]}` : sql`true`}
    order by lower(i.email) limit ${size + 1}`);
  const cursorOf = ({ email }: Listed) => [email.toLowerCase()];
  return { ...adminPage(rows, size, { cursorOf, present }), ...(await boundedCount(db, from)) };
}

export async function listedInvitation(db: Db, id: string): Promise<StaffInvitation | null> {
  const { rows } = await db.execute<Listed>(sql`select ${fields} ${from} where i.id = ${id}`);
  return rows[0] ? present(rows[0]) : null;
}

/** The answer is the token, of which only the hash is kept. The invitation of this address before is replaced. */
export async function writeInvitation(
  tx: Db,
  { id, ...invitation }: { id: string; email: string; role: StaffRole; invitedBy: string },
  seconds: number,
): Promise<string> {
  const token = newSecret();
  await tx
    .delete(staffInvitations)
    .where(eq(sql`lower(${staffInvitations.email})`, invitation.email.toLowerCase()));
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(staffInvitations).values({ ...invitation, id, tokenHash: hashOf(token), expiresAt });
  return token;
}

const live = (token: string) =>
  and(eq(staffInvitations.tokenHash, hashOf(token)), gt(staffInvitations.expiresAt, sql`now()`));

/** Without using it up. */
export async function findInvitation(db: Db, token: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(staffInvitations).where(live(token));
  return row ?? null;
}

/** Uses it up; of two who come at once one gets it. */
export async function takeInvitation(tx: Db, token: string): Promise<InvitationRow | null> {
  const [row] = await tx.delete(staffInvitations).where(live(token)).returning();
  return row ?? null;
}

export async function deleteInvitation(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning({ id: staffInvitations.id });
  return rows.length > 0;
}
