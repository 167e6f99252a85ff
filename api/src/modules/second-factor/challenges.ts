import type { FactorChallenge, FactorMethod } from '@ritual/shared/contract';
import { and, eq, gt, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { authenticatorApps, factorChallenges, type ChallengePurpose } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import { hashOf, newSecret } from '../users/secrets.ts';
import { passkeysOf } from './passkeys.ts';
import { codesLeft } from './recovery.ts';

export type ChallengeRow = typeof factorChallenges.$inferSelect;

/** Long enough to find the phone. */
const lifeMinutes = 10;
/** Of one person at a time: who asks without end pushes only the own ones out. */
const most = 20;

interface About {
  readonly userId: string | null;
  readonly loginId?: string | null;
  readonly passwordCounts?: boolean;
  readonly webauthnChallenge?: string;
  readonly sealedSecret?: string;
}

/** A new challenge; the answer has the id, of which only the hash is kept. */
export async function issueChallenge(
  db: Db,
  purpose: ChallengePurpose,
  about: About,
): Promise<Pick<FactorChallenge, 'challenge' | 'expiresAt'>> {
  const id = newSecret();
  const expiresAt = sql`now() + make_interval(mins => ${lifeMinutes})`;
  const [row] = await db
    .insert(factorChallenges)
    .values({ ...about, idHash: hashOf(id), purpose, expiresAt })
    .returning();
  if (!row) throw new Error('The challenge was not stored.');
  if (about.userId !== null) {
    await db.execute(sql`
      delete from factor_challenges where id_hash in (
        select id_hash from factor_challenges where user_id = ${about.userId}
        order by created_at desc offset ${most})`);
  }
  return { challenge: id, expiresAt: row.expiresAt.toISOString() };
}

const open = (id: string) =>
  and(eq(factorChallenges.idHash, hashOf(id)), gt(factorChallenges.expiresAt, sql`now()`));

/** Locked, so that of two answers at once one is first. Throws CHALLENGE_INVALID. */
export async function lockChallenge(
  tx: Db,
  id: string,
  purposes: readonly ChallengePurpose[],
): Promise<ChallengeRow> {
  const [row] = await tx.select().from(factorChallenges).where(open(id)).for('update');
  if (!row || !purposes.includes(row.purpose)) throw new AppError('CHALLENGE_INVALID');
  return row;
}

/** What a passkey is to sign; what it was to sign before is worth nothing any more. */
export async function setWebauthnChallenge(db: Db, id: string, challenge: string): Promise<void> {
  await db.update(factorChallenges).set({ webauthnChallenge: challenge }).where(open(id));
}

/** Takes out what the passkey was to sign: one answer, right or wrong. */
export async function takeWebauthnChallenge(tx: Db, { idHash }: ChallengeRow): Promise<void> {
  await tx
    .update(factorChallenges)
    .set({ webauthnChallenge: null })
    .where(eq(factorChallenges.idHash, idHash));
}

/** Answered. */
export async function endChallenge(tx: Db, { idHash }: ChallengeRow): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.idHash, idHash));
}

/** When the password or the factors change: what was asked before is moot. */
export async function dropChallenges(tx: Db, userId: string): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.userId, userId));
}

/** The factors that a person has. The recovery codes stand for a lost one, so they are none by themselves. */
export async function methodsOf(db: Db, userId: string): Promise<FactorMethod[]> {
  const apps = await db.$count(authenticatorApps, eq(authenticatorApps.userId, userId));
  const keys = await passkeysOf(db, userId);
  const factors: FactorMethod[] = [
    ...(apps > 0 ? (['app'] as const) : []),
    ...(keys.length > 0 ? (['passkey'] as const) : []),
  ];
  if (factors.length === 0) return [];
  return (await codesLeft(db, userId)) > 0 ? [...factors, 'recovery'] : factors;
}

/** FACTOR_NEEDED, with a challenge in its details. */
export async function factorNeeded(
  db: Db,
  purpose: 'sign-in' | 'confirm',
  about: Pick<About, 'loginId' | 'passwordCounts'> & { readonly userId: string },
  factors: readonly FactorMethod[],
): Promise<AppError> {
  const issued = await issueChallenge(db, purpose, about);
  const methods: FactorMethod[] = [...factors, ...(about.passwordCounts ? (['password'] as const) : [])];
  return new AppError('FACTOR_NEEDED', { details: { ...issued, methods } satisfies FactorChallenge });
}

/** Without locking it: whom it is about. */
export async function findChallenge(db: Db, id: string): Promise<ChallengeRow | null> {
  const [row] = await db.select().from(factorChallenges).where(open(id));
  return row ?? null;
}
