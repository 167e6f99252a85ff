import { createHash, randomBytes } from 'node:crypto';
import type { Database, Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import * as repository from './repository.ts';
import type { UserRow } from './repository.ts';

/** A login that is not used for so long ends. */
export const refreshSeconds = 30 * 86_400;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A new refresh token of a login. Only its hash is kept. */
async function issue(db: Db, loginId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + refreshSeconds * 1000);
  await repository.insertRefreshToken(db, { tokenHash: hashOf(token), loginId, expiresAt });
  return token;
}

export async function startLogin(db: Db, userId: string, userAgent: string | null): Promise<string> {
  return issue(db, await repository.insertLogin(db, userId, userAgent));
}

/**
 * Exchanges a refresh token for the next one. A token that was used before has been copied by somebody: the whole login
 * ends. Throws SESSION_EXPIRED.
 */
export async function rotate(
  { db }: Database,
  token: string,
): Promise<{ readonly user: UserRow; readonly token: string }> {
  const next = await db.transaction(async (tx) => {
    const row = await repository.lockRefreshToken(tx, hashOf(token));
    if (!row || row.revokedAt || row.expiresAt <= new Date()) return null;
    if (row.usedAt) {
      await repository.revokeLogin(tx, row.loginId);
      return null;
    }
    const user = await repository.userById(tx, row.userId);
    if (!user) return null;
    await repository.markUsed(tx, row);
    return { user, token: await issue(tx, row.loginId) };
  });
  if (!next) throw new AppError('SESSION_EXPIRED');
  return next;
}

/** Ends the login of a token; an unknown token ends nothing. */
export async function endLogin({ db }: Database, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await repository.lockRefreshToken(tx, hashOf(token));
    if (row) await repository.revokeLogin(tx, row.loginId);
  });
}
