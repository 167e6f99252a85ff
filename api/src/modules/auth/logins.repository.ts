import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { logins, refreshTokens } from '../../db/schema/index.ts';

export async function insertLogin(
  db: Db,
  userId: string,
  userAgent: string | null,
  by: 'password' | 'factor',
): Promise<{ readonly id: string; readonly createdAt: Date }> {
  const now = sql`now()`;
  const proven = { confirmedAt: now, ...(by === 'factor' && { factorAt: now }) };
  const [row] = await db
    .insert(logins)
    .values({ userId, userAgent, ...proven })
    .returning();
  if (!row) throw new Error('The login was not stored.');
  return row;
}

export async function insertRefreshToken(
  db: Db,
  token: { tokenHash: string; loginId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

export interface RefreshRow {
  readonly tokenHash: string;
  readonly loginId: string;
  readonly loginBegan: Date;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly retryKeyHash: string | null;
  readonly nextSealed: string | null;
  readonly nextHash: string | null;
}

/** The token with its login, both locked: two uses of one token are seen one after the other. */
export async function lockRefreshToken(tx: Db, tokenHash: string): Promise<RefreshRow | null> {
  const [row] = await tx
    .select({
      tokenHash: refreshTokens.tokenHash,
      loginId: refreshTokens.loginId,
      loginBegan: logins.createdAt,
      userId: logins.userId,
      expiresAt: refreshTokens.expiresAt,
      usedAt: refreshTokens.usedAt,
      revokedAt: logins.revokedAt,
      retryKeyHash: refreshTokens.retryKeyHash,
      nextSealed: refreshTokens.nextSealed,
      nextHash: refreshTokens.nextHash,
    })
    .from(refreshTokens)
    .innerJoin(logins, eq(logins.id, refreshTokens.loginId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  return row ?? null;
}

export async function markUsed(
  tx: Db,
  row: RefreshRow,
  next: { readonly nextHash: string; readonly nextSealed?: string; readonly retryKeyHash?: string },
): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ ...next, usedAt: sql`now()` })
    .where(eq(refreshTokens.tokenHash, row.tokenHash));
  await tx
    .update(logins)
    .set({ usedAt: sql`now()` })
    .where(eq(logins.id, row.loginId));
}

/** Ends a login: none of its refresh tokens works any more. */
export async function revokeLogin(db: Db, loginId: string): Promise<void> {
  await db
    .update(logins)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(logins.id, loginId), isNull(logins.revokedAt)));
}
