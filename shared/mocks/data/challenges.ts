import type { FactorMethod } from '../../contract/index.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import { factorPolicy } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockChallenge } from './factors.ts';
import type { MockStore } from './mock-store.ts';
import type { MockUser } from './state.ts';

const lifeMilliseconds = 10 * 60_000;

type About = Partial<MockChallenge> & Pick<MockChallenge, 'purpose' | 'userId'>;

export function issueChallenge(store: MockStore, about: About) {
  const challenge = `mock-challenge-${store.newId()}`;
  const expiresAt = Date.now() + lifeMilliseconds;
  const unset = { login: null, passwordCounts: false, webauthn: null, secret: null };
  store.state.factors.challenges[challenge] = { ...unset, ...about, expiresAt };
  return { challenge, expiresAt: new Date(expiresAt).toISOString() };
}

export function challengeOf(
  store: MockStore,
  id: string,
  purposes: readonly MockChallenge['purpose'][],
  login: string | null,
): MockChallenge {
  const found = store.state.factors.challenges[id];
  const fits = found && purposes.includes(found.purpose) && found.login === login;
  if (!fits || found.expiresAt < Date.now()) throw new MockError('CHALLENGE_INVALID');
  return found;
}

export function endChallenge(store: MockStore, id: string): void {
  delete store.state.factors.challenges[id];
}

export function methodsOf({ state: { factors } }: MockStore, userId: string): FactorMethod[] {
  const has = {
    app: factors.apps[userId] !== undefined,
    passkey: factors.passkeys.some((each) => each.userId === userId),
  };
  const own = (['app', 'passkey'] as const).filter((method) => has[method]);
  const codes = factors.recoveryCodes[userId] ?? [];
  return own.length > 0 && codes.length > 0 ? [...own, 'recovery'] : own;
}

export function asksForFactor(store: MockStore, { id, role }: MockUser): boolean {
  const methods = methodsOf(store, id);
  return methods.includes('app') || (role === 'ADMIN' && methods.length > 0);
}

export function factorNeeded(store: MockStore, about: About): MockError {
  const methods = methodsOf(store, about.userId ?? '');
  if (about.passwordCounts) methods.push('password');
  return new MockError('FACTOR_NEEDED', { details: { ...issueChallenge(store, about), methods } });
}

/** What the API's gate does: the second factor of the admin area, and calls that ask again who it is. */
export function gate(
  store: MockStore,
  { auth, confirm }: Pick<Endpoint, 'auth' | 'confirm'>,
  user: MockUser,
  login: string,
): void {
  const isAdmin = auth === 'admin';
  if (!isAdmin && confirm === undefined) return;
  const hasFactor = user.role === 'ADMIN' && methodsOf(store, user.id).length > 0;
  if (isAdmin && !hasFactor && store.state.factors.demanded) throw new MockError('FACTOR_SETUP_NEEDED');
  const { factorAt, confirmedAt } = store.state.logins[login] ?? {};
  const isUnproven = hasFactor && factorAt === undefined;
  const passwordCounts =
    (confirm === 'password' && !isUnproven) || (confirm === true && !isAdmin && !hasFactor);
  const asksAnew = confirm !== undefined && (hasFactor || passwordCounts);
  const isProven = asksAnew
    ? isRecent(passwordCounts ? confirmedAt : factorAt)
    : !isAdmin || !hasFactor || factorAt !== undefined;
  if (!isProven) {
    throw factorNeeded(store, { purpose: 'confirm', userId: user.id, login, passwordCounts });
  }
}

const isRecent = (at = 0) => at > Date.now() - factorPolicy.confirmedMinutes * 60_000;

export function confirmLogin(store: MockStore, login: string, by: 'password' | 'factor'): void {
  const known = store.state.logins[login];
  if (!known) return;
  const now = Date.now();
  store.state.logins[login] = { ...known, confirmedAt: now, ...(by === 'factor' && { factorAt: now }) };
}

export function signInMethodsOf({ state: { factors } }: MockStore, userId: string) {
  return {
    authenticatorApp: factors.apps[userId]?.since ?? null,
    passkeys: factors.passkeys
      .filter((each) => each.userId === userId)
      .map(({ userId: _, credentialId: __, ...passkey }) => passkey),
    recoveryCodesLeft: (factors.recoveryCodes[userId] ?? []).length,
  };
}

export function forgetFactors({ state: { factors } }: MockStore, userId: string): void {
  delete factors.apps[userId];
  delete factors.recoveryCodes[userId];
  factors.passkeys = factors.passkeys.filter((each) => each.userId !== userId);
  for (const [id, challenge] of Object.entries(factors.challenges)) {
    if (challenge.userId === userId) delete factors.challenges[id];
  }
}
