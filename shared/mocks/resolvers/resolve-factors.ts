import { Secret } from 'otpauth';
import { noteAudit } from '../data/audit.ts';
import {
  challengeOf,
  confirmLogin,
  endChallenge,
  forgetFactors,
  issueChallenge,
  methodsOf,
  signInMethodsOf,
} from '../data/challenges.ts';
import { prove, stepOf, totp } from '../data/factor-proofs.ts';
import { endLoginsOf, signedIn as enter } from '../data/logins.ts';
import { dropUselessCodes, firstCodes, newCodes } from '../data/recovery-codes.ts';
import { passkeyRequestOf, webauthnChallenge } from '../data/webauthn.ts';
import { MockError } from '../mock-error.ts';
import { passkeyResolvers } from './resolve-passkeys.ts';
import type { Resolvers } from './resolver.ts';

/** Second factors and passkeys. Codes of apps are real; of a passkey's answer the signature is not checked. */
export const factorResolvers: Resolvers<
  | ('proveFactor' | 'passkeyOptions' | 'confirmFactor' | 'getFactors' | 'startApp' | 'finishApp')
  | ('removeApp' | 'renewRecoveryCodes' | 'resetFactors' | keyof typeof passkeyResolvers)
> = {
  ...passkeyResolvers,
  proveFactor: ({ body: { challenge, proof }, store, ...call }) => {
    const asked = challengeOf(store, challenge, ['sign-in', 'passkey-sign-in'], null);
    const user = prove(store, challenge, asked, proof);
    return enter(store, user, call, { by: 'factor' });
  },
  passkeyOptions: ({ body: { challenge: given }, store, request }) => {
    const webauthn = webauthnChallenge(store);
    if (given === undefined) {
      const issued = issueChallenge(store, { purpose: 'passkey-sign-in', userId: null, webauthn });
      return { ...issued, publicKey: passkeyRequestOf(request, webauthn, []) };
    }
    const asked = store.state.factors.challenges[given];
    if (!asked?.userId) throw new MockError('CHALLENGE_INVALID');
    asked.webauthn = webauthn;
    const own = store.state.factors.passkeys.filter(({ userId }) => userId === asked.userId);
    const expiresAt = new Date(asked.expiresAt).toISOString();
    return { challenge: given, expiresAt, publicKey: passkeyRequestOf(request, webauthn, own) };
  },
  confirmFactor: ({ body: { challenge, proof }, store, login }) => {
    const asked = challengeOf(store, challenge, ['confirm'], login);
    prove(store, challenge, asked, proof);
    confirmLogin(store, login ?? '', proof.method === 'password' ? 'password' : 'factor');
    return undefined;
  },
  getFactors: ({ store, signedIn }) => {
    const { id, role } = signedIn();
    const { authenticatorApp, ...rest } = signInMethodsOf(store, id);
    const staff = role === 'ADMIN';
    const app = authenticatorApp === null ? null : { since: authenticatorApp };
    const setupNeeded = staff && methodsOf(store, id).length === 0 && store.state.factors.demanded;
    return { ...rest, app, staff, setupNeeded };
  },
  startApp: ({ store, signedIn, login }) => {
    const { id, email, role } = signedIn();
    if (role !== 'ADMIN') throw new MockError('FORBIDDEN');
    const secret = new Secret({ size: 20 }).base32;
    const issued = issueChallenge(store, { purpose: 'add-app', userId: id, login, secret });
    return { ...issued, secret, uri: totp(secret, email).toString() };
  },
  finishApp: ({ body: { challenge, code }, store, signedIn, login }) => {
    const { id } = signedIn();
    const { secret } = challengeOf(store, challenge, ['add-app'], login);
    const step = secret === null ? null : stepOf(secret, code);
    if (secret === null || step === null) throw new MockError('FACTOR_WRONG');
    store.state.factors.apps[id] = { secret, since: new Date().toISOString(), lastStep: step };
    endChallenge(store, challenge);
    confirmLogin(store, login ?? '', 'factor');
    return { recoveryCodes: firstCodes(store, id) };
  },
  removeApp: ({ store, signedIn }) => {
    delete store.state.factors.apps[signedIn().id];
    dropUselessCodes(store, signedIn().id);
    return undefined;
  },
  renewRecoveryCodes: ({ store, signedIn }) => {
    const { id } = signedIn();
    if (methodsOf(store, id).length === 0) throw new MockError('FACTOR_SETUP_NEEDED');
    return { recoveryCodes: newCodes(store, id) };
  },
  resetFactors: ({ params: { id }, store, signedIn, request }) => {
    if (id === signedIn().id) throw new MockError('OWN_FACTORS');
    if (!store.state.users.some((user) => user.id === id)) throw new MockError('PERSON_NOT_FOUND');
    const { authenticatorApp, passkeys } = signInMethodsOf(store, id);
    noteAudit(
      { store, signedIn, request },
      {
        ...{ action: 'staff.reset-factors', subject: { type: 'person', id } },
        before: { authenticatorApp: authenticatorApp !== null, passkeys: passkeys.length },
        after: { authenticatorApp: false, passkeys: 0 },
      },
    );
    forgetFactors(store, id);
    endLoginsOf(store, id);
    return undefined;
  },
};
