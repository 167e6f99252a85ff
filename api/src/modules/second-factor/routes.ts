import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { countFrom } from '../../plugins/rate-limit.ts';
import { audited } from '../audit/audited.ts';
import type { Identity } from '../auth/sessions.ts';
import { lockUser, userById } from '../users/repository.ts';
import { findChallenge, issueChallenge, setWebauthnChallenge } from './challenges.ts';
import * as own from './factors.ts';
import { assertionOptions, passkeysOf } from './passkeys.ts';
import { confirm } from './prove.ts';
import { resetFactorsOf } from './reset.ts';

/** Proving a second factor, and what an account has of them. Signing in with one is `auth`'s. */
export function secondFactorRoutes(router: Router, deps: Deps): void {
  const { database, settings } = deps;
  const ownerOf = async ({ userId, loginId }: Identity): Promise<own.Owner> => {
    const user = await userById(database.db, userId);
    if (!user) throw new AppError('UNAUTHENTICATED');
    return { user, loginId };
  };

  route(router, endpoints.passkeyOptions, async ({ body: { challenge }, request }) => {
    const from = { address: request.ip, limit: settings.limits.factorOptionsByAddress };
    await countFrom(database.db, 'passkey-options', from);
    return challenge === undefined ? beginPasskeySignIn(deps) : optionsOf(deps, challenge);
  });
  route(router, endpoints.confirmFactor, async ({ body, caller, request }) => {
    await confirm(deps, { ...body, address: request.ip }, caller);
    return undefined;
  });

  route(router, endpoints.getFactors, async ({ caller }) =>
    own.factorsOf(deps, (await ownerOf(caller)).user),
  );
  route(router, endpoints.startApp, async ({ caller }) => own.startApp(deps, await ownerOf(caller)));
  route(router, endpoints.finishApp, async ({ caller, body, request }) => ({
    recoveryCodes: await own.finishApp(deps, await ownerOf(caller), body, request.ip),
  }));
  route(router, endpoints.removeApp, async ({ caller }) => {
    await own.removeApp(deps, await ownerOf(caller));
    return undefined;
  });
  route(router, endpoints.renewRecoveryCodes, async ({ caller }) => ({
    recoveryCodes: await own.renewCodes(deps, await ownerOf(caller)),
  }));
  route(router, endpoints.startPasskey, async ({ caller }) => own.startPasskey(deps, await ownerOf(caller)));
  route(router, endpoints.addPasskey, async ({ caller, body }) =>
    own.addPasskey(deps, await ownerOf(caller), body),
  );
  route(router, endpoints.renamePasskey, ({ caller, params, body }) =>
    own.renamePasskey(deps, caller.userId, params.id, body.name),
  );
  route(router, endpoints.removePasskey, async ({ caller, params }) => {
    await own.removePasskey(deps, await ownerOf(caller), params.id);
    return undefined;
  });

  route(router, endpoints.resetFactors, async ({ caller, params: { id }, request }) => {
    if (id === caller.userId) throw new AppError('OWN_FACTORS');
    const what = {
      ...{ action: 'staff.reset-factors', subject: { type: 'person', id }, personal: null },
      read: (tx: Db) => factorFactsOf(tx, id),
    };
    await audited(deps, { caller, request }, what, async (tx) => {
      const person = await lockUser(tx, id);
      if (!person) throw new AppError('PERSON_NOT_FOUND');
      await resetFactorsOf(tx, person, settings.publicUrl);
    });
    return undefined;
  });
}

/** For the log: how many there are of each, and nothing of what they are. */
async function factorFactsOf(tx: Db, userId: string) {
  const { authenticatorApp, passkeys, recoveryCodesLeft } = await own.signInMethodsOf(tx, userId);
  return { authenticatorApp: authenticatorApp !== null, passkeys: passkeys.length, recoveryCodesLeft };
}

async function beginPasskeySignIn({ database: { db }, settings }: Deps) {
  const publicKey = await assertionOptions(settings.publicUrl, []);
  const about = { userId: null, webauthnChallenge: publicKey.challenge };
  return { ...(await issueChallenge(db, 'passkey-sign-in', about)), publicKey: { ...publicKey } };
}

/** Of a person who is known: which passkeys there are. */
async function optionsOf({ database: { db }, settings }: Deps, challenge: string) {
  const row = await findChallenge(db, challenge);
  if (!row?.userId || (row.purpose !== 'sign-in' && row.purpose !== 'confirm')) {
    throw new AppError('CHALLENGE_INVALID');
  }
  const publicKey = await assertionOptions(settings.publicUrl, await passkeysOf(db, row.userId));
  await setWebauthnChallenge(db, challenge, publicKey.challenge);
  return { challenge, expiresAt: row.expiresAt.toISOString(), publicKey: { ...publicKey } };
}
