import type { Database, Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { userById, type UserRow } from '../users/repository.ts';
import * as repository from './logins.repository.ts';
import type { RefreshRow } from './logins.repository.ts';
import { seal, unseal } from './sealed.ts';
import { hashOf, newSecret } from '../users/secrets.ts';
import { refreshEnd } from './session-limits.ts';

/** So long the page whose renewal got lost on its way may ask for the answer again. */
const retryMilliseconds = 10 * 60_000;

export interface Login {
  readonly loginId: string;
  readonly refreshToken: string;
}

/** A new refresh token of a login. Only its hash is kept. */
async function issue(db: Db, loginId: string, loginBegan: Date): Promise<string> {
  const token = newSecret();
  const expiresAt = refreshEnd(loginBegan, new Date());
  await repository.insertRefreshToken(db, { tokenHash: hashOf(token), loginId, expiresAt });
  return token;
}

/** In one transaction: a deletion of the account would take away the login before it has its token. */
export function startLogin(
  { transaction }: Database,
  userId: string,
  userAgent: string | null,
  by: 'password' | 'factor' = 'password',
): Promise<Login> {
  return transaction(async (tx) => {
    const { id, createdAt } = await repository.insertLogin(tx, userId, userAgent, by);
    return { loginId: id, refreshToken: await issue(tx, id, createdAt) };
  });
}

/**
 * Exchanges a refresh token for the next one. A token that was used before has been copied: the whole login
 * ends. Throws SESSION_EXPIRED.
 *
 * An answer that is lost on its way, or two tabs that cannot take turns, use a token twice as well. They prove that they are
 * the page which asked by `retryKey`, which came with the first use and is in no cookie, and are given the same next token
 * as long as that one is unused. So there is one chain of tokens whatever happens, and a copy still shows.
 */
export async function rotate(
  { transaction }: Database,
  token: string,
  retryKey: string | null = null,
): Promise<Login & { readonly user: UserRow }> {
  const next = await transaction(async (tx) => {
    const row = await repository.lockRefreshToken(tx, hashOf(token));
    if (!row || row.revokedAt || row.expiresAt <= new Date()) return null;
    const user = await userById(tx, row.userId);
    if (!user || user.blockedAt) return null;
    const { loginId } = row;
    if (row.usedAt) {
      const again = await answerAgain(tx, row, token, retryKey);
      if (again === null) await repository.revokeLogin(tx, loginId);
      return again === null ? null : { user, loginId, refreshToken: again };
    }
    const refreshToken = await issue(tx, loginId, row.loginBegan);
    await repository.markUsed(tx, row, {
      nextHash: hashOf(refreshToken),
      ...(retryKey !== null && {
        retryKeyHash: hashOf(retryKey),
        nextSealed: seal(refreshToken, token),
      }),
    });
    return { user, loginId, refreshToken };
  });
  if (!next) throw new AppError('SESSION_EXPIRED');
  return next;
}

async function answerAgain(
  tx: Db,
  { usedAt, retryKeyHash, nextSealed, nextHash }: RefreshRow,
  token: string,
  retryKey: string | null,
): Promise<string | null> {
  if (!usedAt || usedAt.getTime() + retryMilliseconds < Date.now()) return null;
  if (retryKey === null || retryKeyHash !== hashOf(retryKey) || !nextSealed || !nextHash) return null;
  const next = await repository.lockRefreshToken(tx, nextHash);
  return next && !next.usedAt ? unseal(nextSealed, token) : null;
}

/** Ends the login of a token; an unknown token ends nothing. */
export async function endLoginOf({ transaction }: Database, token: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await repository.lockRefreshToken(tx, hashOf(token));
    if (row) await repository.revokeLogin(tx, row.loginId);
  });
}
