import type { AppSetup, Factors, Passkey } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import { factorPolicy } from '@ritual/shared/kernel';
import type { newPasskey as newPasskeySchema, signInMethods } from '@ritual/shared/contract';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { hasCode } from '../../db/causes.ts';
import { authenticatorApps, logins, passkeys, recoveryCodes } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { factorMail, type FactorChange } from '../../mail/factor-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { lockUser, type UserRow } from '../users/repository.ts';
import { appUri, newAppSecret, stepOf, storeApp } from './app-codes.ts';
import { endChallenge, issueChallenge, lockChallenge } from './challenges.ts';
import { attestationOptions, passkeysOf, readAttestation, type PasskeyRow } from './passkeys.ts';
import { countProof } from './prove.ts';
import { codesLeft, issueCodes } from './recovery.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

/** Who changes the own factors, and in which login. */
export interface Owner {
  readonly user: UserRow;
  readonly loginId: string;
}

async function appOf(db: Db, userId: string): Promise<Date | null> {
  const [app] = await db
    .select({ createdAt: authenticatorApps.createdAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  return app?.createdAt ?? null;
}

export const presentPasskey = ({ id, name, createdAt, usedAt, synced }: PasskeyRow): Passkey => ({
  ...{ id, name, synced },
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** For 'Download my data'. */
export async function signInMethodsOf(db: Db, userId: string): Promise<z.input<typeof signInMethods>> {
  return {
    authenticatorApp: (await appOf(db, userId))?.toISOString() ?? null,
    passkeys: (await passkeysOf(db, userId)).map(presentPasskey),
    recoveryCodesLeft: await codesLeft(db, userId),
  };
}

export async function factorsOf({ database: { db }, settings }: Deps, user: UserRow): Promise<Factors> {
  const { authenticatorApp, ...rest } = await signInMethodsOf(db, user.id);
  const staff = user.role === 'ADMIN';
  const none = authenticatorApp === null && rest.passkeys.length === 0;
  const app = authenticatorApp === null ? null : { since: authenticatorApp };
  return { ...rest, app, staff, setupNeeded: staff && none && settings.production };
}

/** A secret that is not in force before a code of it was entered. */
export async function startApp({ database, settings }: Deps, { user, loginId }: Owner): Promise<AppSetup> {
  if (user.role !== 'ADMIN') throw new AppError('FORBIDDEN');
  const secret = newAppSecret();
  const sealedSecret = sealSecret(secret, user.id, settings.factorSecret);
  const issued = await issueChallenge(database.db, 'add-app', { userId: user.id, loginId, sealedSecret });
  return { ...issued, secret, uri: appUri(secret, user.email) };
}

/** The first code puts it in force, and is used up by that. New recovery codes, or null when there are some. */
export async function finishApp(
  deps: Deps,
  owner: Owner,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  address: string,
): Promise<string[] | null> {
  const { factorSecret } = deps.settings;
  const { id } = owner.user;
  await countProof(deps, id, address);
  return changing(deps, owner, 'app-added', async (tx) => {
    const row = await lockChallenge(tx, challenge, ['add-app']);
    if (row.loginId !== owner.loginId || row.sealedSecret === null) throw new AppError('CHALLENGE_INVALID');
    const step = stepOf(openSecret(row.sealedSecret, id, factorSecret), code);
    if (step === null) throw new AppError('FACTOR_WRONG');
    await storeApp(tx, id, row.sealedSecret, step);
    await endChallenge(tx, row);
    await proven(tx, owner);
    return firstCodes(deps, tx, owner.user);
  });
}

export async function removeApp(deps: Deps, owner: Owner): Promise<void> {
  const { id } = owner.user;
  if ((await appOf(deps.database.db, id)) === null) return;
  await changing(deps, owner, 'app-removed', async (tx) => {
    await tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, id));
    await dropUselessCodes(tx, id);
  });
}

export function renewCodes(deps: Deps, owner: Owner): Promise<string[]> {
  const { id } = owner.user;
  return changing(deps, owner, 'codes-renewed', async (tx) => {
    // They stand for a factor: without one there is nothing that they could replace.
    if (!(await hasFactor(tx, id))) throw new AppError('FACTOR_SETUP_NEEDED');
    return issueCodes(tx, id, deps.settings.factorSecret);
  });
}

/** Options for the browser, and the challenge under which its answer is expected. */
export async function startPasskey({ database: { db }, settings }: Deps, { user, loginId }: Owner) {
  const own = await passkeysOf(db, user.id);
  if (own.length >= factorPolicy.maxPasskeys) throw new AppError('PASSKEYS_FULL');
  const publicKey = await attestationOptions(settings.publicUrl, user, own);
  const about = { userId: user.id, loginId, webauthnChallenge: publicKey.challenge };
  return { ...(await issueChallenge(db, 'add-passkey', about)), publicKey: { ...publicKey } };
}

export async function addPasskey(
  deps: Deps,
  owner: Owner,
  { challenge, name, response }: z.output<typeof newPasskeySchema>,
) {
  const { id } = owner.user;
  const add = changing(deps, owner, 'passkey-added', async (tx) => {
    const row = await lockChallenge(tx, challenge, ['add-passkey']);
    const expected = row.webauthnChallenge;
    if (row.loginId !== owner.loginId || expected === null) throw new AppError('CHALLENGE_INVALID');
    const made = await readAttestation(deps.settings.publicUrl, expected, response);
    if (!made) throw new AppError('FACTOR_WRONG');
    if ((await passkeysOf(tx, id)).length >= factorPolicy.maxPasskeys) throw new AppError('PASSKEYS_FULL');
    const [stored] = await tx
      .insert(passkeys)
      .values({ ...made, name, userId: id })
      .returning();
    if (!stored) throw new Error('The passkey was not stored.');
    await endChallenge(tx, row);
    await proven(tx, owner);
    // A member of staff who loses it must get in.
    const codes = owner.user.role === 'ADMIN' ? await firstCodes(deps, tx, owner.user) : null;
    return { passkey: presentPasskey(stored), recoveryCodes: codes };
  });
  try {
    return await add;
  } catch (error) {
    throw hasCode(error, alreadyThere) ? new AppError('PASSKEY_KNOWN', { cause: error }) : error;
  }
}

/** unique_violation */
const alreadyThere = new Set(['23505']);

const ownKey = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renamePasskey({ database }: Deps, userId: string, id: string, name: string) {
  const [row] = await database.db.update(passkeys).set({ name }).where(ownKey(userId, id)).returning();
  if (!row) throw new AppError('PASSKEY_NOT_FOUND');
  return presentPasskey(row);
}

export async function removePasskey(deps: Deps, owner: Owner, id: string): Promise<void> {
  await changing(deps, owner, 'passkey-removed', async (tx) => {
    const removed = await tx.delete(passkeys).where(ownKey(owner.user.id, id)).returning();
    if (removed.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
    await dropUselessCodes(tx, owner.user.id);
  });
}

/** One person's changes wait for each other; each is reported by mail, or does not happen. */
function changing<Result>(
  { database, settings }: Deps,
  { user: { id } }: Owner,
  change: FactorChange,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('UNAUTHENTICATED');
    const result = await work(tx);
    await enqueueMail(tx, factorMail(user, change, settings.publicUrl));
    return result;
  });
}

/** Who has just set up a factor has used it. */
async function proven(tx: Db, { loginId }: Owner): Promise<void> {
  const now = sql`now()`;
  await tx.update(logins).set({ factorAt: now, confirmedAt: now }).where(eq(logins.id, loginId));
}

export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  return (await appOf(db, userId)) !== null || (await passkeysOf(db, userId)).length > 0;
}

async function firstCodes({ settings }: Deps, tx: Db, { id }: UserRow): Promise<string[] | null> {
  return (await codesLeft(tx, id)) > 0 ? null : issueCodes(tx, id, settings.factorSecret);
}

async function dropUselessCodes(tx: Db, userId: string): Promise<void> {
  if (!(await hasFactor(tx, userId))) {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  }
}
