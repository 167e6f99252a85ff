import { rightsOf, type DeviceSession, type Right, type StaffRole } from '@ritual/shared/contract';
import { and, desc, eq, ne, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { logins } from '../../db/schema/index.ts';
import { stands } from './session-limits.ts';
import type { Claims, Tokens } from './tokens.ts';

/** Who calls, as the store knows them at this moment. */
export interface Identity extends Claims {
  readonly role: 'USER' | 'ADMIN';
  readonly proven: Proven;
  /** null for shoppers. */
  readonly staff: { readonly role: StaffRole; readonly rights: readonly Right[] } | null;
}

/** What the person has proven in this login besides being signed in. */
export interface Proven {
  /** When a second factor was last proven; null: never. */
  readonly factorAt: Date | null;
  /** When a factor or the password was. */
  readonly confirmedAt: Date | null;
  /** A member of staff who has a second factor. */
  readonly hasFactor: boolean;
}

export type Identify = (token: string) => Promise<Identity | null>;

/**
 * Reads an access token and asks, in one statement, whether its login still stands and what role and rights the person has today. So a
 * sign-out elsewhere, a changed password, a deletion or a lost right count at once and not when the token ends.
 */
export function createIdentify(db: Db, tokens: Tokens): Identify {
  return async (token) => {
    const claims = await tokens.verify(token);
    if (!claims) return null;
    const { rows } = await db.execute<Found>(sql`
      select u.role, s.role as "staffRole", extract(epoch from ${logins.factorAt})::float8 as factor,
        extract(epoch from ${logins.confirmedAt})::float8 as confirmed,
        u.role = 'ADMIN' and (exists (select from authenticator_apps a where a.user_id = u.id)
          or exists (select from passkeys p where p.user_id = u.id)) as "hasFactor"
      from ${logins} join users u on u.id = ${logins.userId}
      left join staff s on s.user_id = u.id
      where ${logins.id} = ${claims.loginId} and ${logins.userId} = ${claims.userId} and u.blocked_at is null and ${stands()}`);
    const [row] = rows;
    if (!row) return null;
    const { role, staffRole, factor, confirmed, hasFactor } = row;
    const proven = { factorAt: timeOf(factor), confirmedAt: timeOf(confirmed), hasFactor };
    const staff = staffRole && { role: staffRole, rights: rightsOf[staffRole] };
    return { ...claims, role, proven, staff };
  };
}

interface Found extends Record<string, unknown> {
  readonly role: Identity['role'];
  readonly staffRole: StaffRole | null;
  readonly factor: number | null;
  readonly confirmed: number | null;
  readonly hasFactor: boolean;
}

const timeOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));

/** The signed-in devices: the one that asks, then the latest used. */
export async function devicesOf(db: Db, { userId, loginId }: Claims): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(logins)
    .where(and(eq(logins.userId, userId), stands()))
    .orderBy(desc(eq(logins.id, loginId)), desc(logins.usedAt), logins.id);
  return rows.map(({ id, userAgent, createdAt, usedAt }) => ({
    ...{ id, userAgent, current: id === loginId },
    ...{ createdAt: createdAt.toISOString(), usedAt: usedAt.toISOString() },
  }));
}

/** false: this account has no such device, or it is signed out already. */
export async function endDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .update(logins)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(logins.id, id), eq(logins.userId, userId), stands()))
    .returning({ id: logins.id });
  return ended.length > 0;
}

/** Ends every login of an account, or all but one. */
export async function endDevices(db: Db, userId: string, but: string | null = null): Promise<void> {
  const others = but === null ? undefined : ne(logins.id, but);
  await db
    .update(logins)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(logins.userId, userId), sql`${logins.revokedAt} is null`, others));
}
