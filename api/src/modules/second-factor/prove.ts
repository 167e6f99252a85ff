import type { FactorMethod, FactorProof, PasskeyAssertion } from '@ritual/shared/contract';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { logins, type ChallengePurpose } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { recoveryCodeUsedMail } from '../../mail/factor-mails.ts';
import { countFrom, countTries, countTry, forgetTries } from '../../plugins/rate-limit.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { passwordMatches } from '../users/passwords.ts';
import { userById, type UserRow } from '../users/repository.ts';
import { spendAppCode } from './app-codes.ts';
import {
  endChallenge,
  findChallenge,
  lockChallenge,
  takeWebauthnChallenge,
  type ChallengeRow,
} from './challenges.ts';
import { acceptPasskey } from './passkeys.ts';
import { codesLeft, spendRecoveryCode } from './recovery.ts';

interface Given {
  readonly challenge: string;
  readonly proof: FactorProof;
  readonly address: string;
}

/** At sign-in: whose factor it was. Throws CHALLENGE_INVALID, FACTOR_WRONG, RATE_LIMITED. */
export function proveAtSignIn(deps: Deps, given: Given): Promise<UserRow> {
  return prove(deps, given, ['sign-in', 'passkey-sign-in'], null, () => Promise.resolve());
}

/** Signed in: from now on the login counts as confirmed for some minutes. Throws the same. */
export async function confirm(
  deps: Deps,
  given: Given,
  { loginId }: { readonly loginId: string },
): Promise<void> {
  await prove(deps, given, ['confirm'], loginId, async (tx) => {
    const now = sql`now()`;
    const isFactor = given.proof.method !== 'password';
    await tx
      .update(logins)
      .set({ confirmedAt: now, ...(isFactor && { factorAt: now }) })
      .where(eq(logins.id, loginId));
  });
}

async function prove(
  deps: Deps,
  { challenge, proof, address }: Given,
  purposes: readonly ChallengePurpose[],
  loginId: string | null,
  andThen: (tx: Db) => Promise<void>,
): Promise<UserRow> {
  const { db, transaction } = deps.database;
  const asked = await findChallenge(db, challenge);
  await countProof(deps, asked?.userId ?? null, address);
  // Not thrown inside: what a wrong answer uses up stays used up.
  const user = await transaction(async (tx) => {
    const row = await lockChallenge(tx, challenge, purposes);
    if (row.loginId !== loginId) throw new AppError('CHALLENGE_INVALID');
    const userId = await provenBy(deps, tx, row, proof);
    const found = userId === null ? null : await userById(tx, userId);
    if (!found) return null;
    await endChallenge(tx, row);
    await andThen(tx);
    if (proof.method === 'recovery') {
      const left = await codesLeft(tx, found.id);
      await enqueueMail(tx, recoveryCodeUsedMail(found, left, deps.settings.publicUrl));
    }
    return found;
  });
  if (!user) throw new AppError('FACTOR_WRONG');
  // A password says nothing of the codes that were guessed.
  if (proof.method !== 'password') await forgetProofs(db, user.id);
  return user;
}

/** Guessing a code of six digits takes many tries: few in a quarter of an hour, and few in a day. */
export async function countProof(deps: Deps, userId: string | null, address: string): Promise<void> {
  const { db } = deps.database;
  const { factorByAddress, factorByAccount, factorByAccountDaily } = deps.settings.limits;
  const from = { address, limit: factorByAddress };
  if (userId === null) return countFrom(db, 'factor', from);
  await countTries(db, 'factor', from, { account: userId, limit: factorByAccount });
  await countTry(db, dailyKey(userId), factorByAccountDaily);
}

async function forgetProofs(db: Db, userId: string): Promise<void> {
  await forgetTries(db, 'factor', userId);
  await forgetTries(db, 'factor-daily', userId);
}

const dailyKey = (userId: string) => `factor-daily:account:${userId}`;

/** Who has proven it; null: wrong. */
async function provenBy(deps: Deps, tx: Db, row: ChallengeRow, proof: FactorProof): Promise<string | null> {
  if (proof.method === 'passkey') return byPasskey(deps, tx, row, proof.response);
  const { userId } = row;
  if (userId === null) return null;
  return (await isRight[proof.method](deps, tx, row, userId, proof as never)) ? userId : null;
}

type Check<Method extends FactorMethod> = (
  deps: Deps,
  tx: Db,
  row: ChallengeRow,
  userId: string,
  proof: Extract<FactorProof, { method: Method }>,
) => Promise<boolean>;

const isRight: { readonly [Method in Exclude<FactorMethod, 'passkey'>]: Check<Method> } = {
  app: ({ settings }, tx, _row, userId, { code }) => spendAppCode(tx, userId, code, settings.factorSecret),
  recovery: ({ settings }, tx, _row, userId, { code }) =>
    spendRecoveryCode(tx, userId, code, settings.factorSecret),
  password: async (_deps, tx, { passwordCounts }, userId, { password }) => {
    const user = await userById(tx, userId);
    return passwordCounts && (await passwordMatches(user?.passwordHash ?? null, password));
  },
};

async function byPasskey(
  { settings: { publicUrl } }: Deps,
  tx: Db,
  row: ChallengeRow,
  response: PasskeyAssertion,
): Promise<string | null> {
  const { webauthnChallenge: challenge } = row;
  if (challenge === null) return null;
  await takeWebauthnChallenge(tx, row);
  return (await acceptPasskey(tx, { publicUrl, challenge }, row.userId, response))?.userId ?? null;
}
