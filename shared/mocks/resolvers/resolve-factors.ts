import { Secret, TOTP } from 'otpauth';
import type { FactorProof, PasskeyAssertion } from '../../contract/index.ts';
import { brand, factorPolicy } from '../../kernel/index.ts';
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
import type { MockChallenge, MockPasskey } from '../data/factors.ts';
import { endLoginsOf, signedIn as enter } from '../data/logins.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { MockUser } from '../data/state.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

const period = 30;

/** Second factors and passkeys. Codes of apps are real; of a passkey's answer the signature is not checked. */
export const factorResolvers: Resolvers<
  | (
      | 'proveFactor'
      | 'passkeyOptions'
      | 'confirmFactor'
      | 'getFactors'
      | 'startApp'
      | 'finishApp'
      | 'removeApp'
    )
  | (
      | 'renewRecoveryCodes'
      | 'startPasskey'
      | 'addPasskey'
      | 'renamePasskey'
      | 'removePasskey'
      | 'resetFactors'
    )
> = {
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
  startPasskey: ({ store, signedIn, login, request }) => {
    const { id, email, firstName } = signedIn();
    const own = store.state.factors.passkeys.filter(({ userId }) => userId === id);
    if (own.length >= factorPolicy.maxPasskeys) throw new MockError('PASSKEYS_FULL');
    const webauthn = webauthnChallenge(store);
    const issued = issueChallenge(store, { purpose: 'add-passkey', userId: id, login, webauthn });
    const publicKey = {
      ...{ challenge: webauthn, rp: { name: brand.name, id: new URL(request.url).hostname } },
      user: { id: base64url(id), name: email, displayName: firstName },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      excludeCredentials: own.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    };
    return { ...issued, publicKey };
  },
  addPasskey: ({ body: { challenge, name, response }, store, signedIn, login }) => {
    const { id: userId, role } = signedIn();
    const { webauthn } = challengeOf(store, challenge, ['add-passkey'], login);
    if (!signs(response.response.clientDataJSON, 'webauthn.create', webauthn))
      throw new MockError('FACTOR_WRONG');
    const { passkeys } = store.state.factors;
    if (passkeys.some(({ credentialId }) => credentialId === response.id))
      throw new MockError('PASSKEY_KNOWN');
    const passkey = {
      id: store.newId(),
      name,
      createdAt: new Date().toISOString(),
      usedAt: null,
      synced: false,
    };
    passkeys.push({ ...passkey, userId, credentialId: response.id });
    endChallenge(store, challenge);
    confirmLogin(store, login ?? '', 'factor');
    return { passkey, recoveryCodes: role === 'ADMIN' ? firstCodes(store, userId) : null };
  },
  renamePasskey: ({ params, body: { name }, store, signedIn }) => {
    const { userId: _, credentialId: __, ...passkey } = changePasskey(store, signedIn(), params.id, { name });
    return passkey;
  },
  removePasskey: ({ params, store, signedIn }) => {
    const { credentialId } = changePasskey(store, signedIn(), params.id, {});
    const { factors } = store.state;
    factors.passkeys = factors.passkeys.filter((each) => each.credentialId !== credentialId);
    dropUselessCodes(store, signedIn().id);
    return undefined;
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

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, digits: 6, period, secret: Secret.fromBase32(secret) });

function stepOf(secret: string, token: string): number | null {
  const delta = totp(secret).validate({ token, window: 1 });
  return delta === null ? null : TOTP.counter({ period }) + delta;
}

/** The owner of the proof; the challenge is used up. */
function prove(store: MockStore, id: string, asked: MockChallenge, proof: FactorProof): MockUser {
  const userId = provenBy(store, asked, proof);
  const user = store.state.users.find((each) => each.id === userId);
  if (!user) throw new MockError('FACTOR_WRONG');
  endChallenge(store, id);
  return user;
}

function provenBy(store: MockStore, asked: MockChallenge, proof: FactorProof): string | null {
  const { factors, users } = store.state;
  if (proof.method === 'passkey') return byPasskey(store, asked, proof.response);
  const { userId } = asked;
  if (userId === null) return null;
  if (proof.method === 'password') {
    const isRight =
      asked.passwordCounts && users.some(({ id, password }) => id === userId && password === proof.password);
    return isRight ? userId : null;
  }
  if (proof.method === 'recovery') {
    const codes = factors.recoveryCodes[userId] ?? [];
    if (!codes.includes(proof.code)) return null;
    factors.recoveryCodes[userId] = codes.filter((code) => code !== proof.code);
    return userId;
  }
  const app = factors.apps[userId];
  const step = app ? stepOf(app.secret, proof.code) : null;
  if (!app || step === null || step <= app.lastStep) return null;
  app.lastStep = step;
  return userId;
}

function byPasskey(
  store: MockStore,
  asked: MockChallenge,
  { id, response }: PasskeyAssertion,
): string | null {
  const isSigned = signs(response.clientDataJSON, 'webauthn.get', asked.webauthn);
  asked.webauthn = null;
  const { factors } = store.state;
  const found = factors.passkeys.find(({ credentialId }) => credentialId === id);
  if (!isSigned || !found || (asked.userId !== null && asked.userId !== found.userId)) return null;
  const usedAt = new Date().toISOString();
  factors.passkeys = factors.passkeys.map((each) => (each === found ? { ...found, usedAt } : each));
  return found.userId;
}

/** What the browser says that it asked the passkey for. */
function signs(clientDataJSON: string, type: string, challenge: string | null): boolean {
  const data = JSON.parse(atob(clientDataJSON.replace(/-/g, '+').replace(/_/g, '/'))) as Record<
    string,
    unknown
  >;
  return challenge !== null && data['type'] === type && data['challenge'] === challenge;
}

const base64url = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

const webauthnChallenge = (store: MockStore) => base64url(`mock-webauthn-${store.newId()}`);
const descriptor = ({ credentialId: id }: MockPasskey) => ({ id, type: 'public-key' });

const passkeyRequestOf = (request: Request, challenge: string, own: readonly MockPasskey[]) => ({
  ...{ challenge, rpId: new URL(request.url).hostname, userVerification: 'required' },
  ...(own.length > 0 && { allowCredentials: own.map(descriptor) }),
});

function changePasskey(
  store: MockStore,
  { id: userId }: MockUser,
  id: string,
  changes: Partial<MockPasskey>,
) {
  const { factors } = store.state;
  const found = factors.passkeys.find((each) => each.id === id && each.userId === userId);
  if (!found) throw new MockError('PASSKEY_NOT_FOUND');
  const changed = { ...found, ...changes };
  factors.passkeys = factors.passkeys.map((each) => (each === found ? changed : each));
  return changed;
}

/** Different ones each time, and the same in every run. */
function newCodes(store: MockStore, userId: string): string[] {
  const codes = Array.from({ length: factorPolicy.recoveryCodes }, () =>
    store.newId().replace(/-/g, '').slice(-16).toUpperCase(),
  );
  store.state.factors.recoveryCodes[userId] = codes;
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

function firstCodes(store: MockStore, userId: string): string[] | null {
  return (store.state.factors.recoveryCodes[userId] ?? []).length > 0 ? null : newCodes(store, userId);
}

function dropUselessCodes(store: MockStore, userId: string): void {
  if (methodsOf(store, userId).length === 0) delete store.state.factors.recoveryCodes[userId];
}
