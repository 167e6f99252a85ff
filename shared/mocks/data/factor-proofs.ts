import { Secret, TOTP } from 'otpauth';
import type { FactorProof, PasskeyAssertion } from '../../contract/index.ts';
import { brand } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { endChallenge } from './challenges.ts';
import type { MockChallenge } from './factors.ts';
import type { MockStore } from './mock-store.ts';
import type { MockUser } from './state.ts';

const period = 30;

export const totp = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, digits: 6, period, secret: Secret.fromBase32(secret) });

export function stepOf(secret: string, token: string): number | null {
  const delta = totp(secret).validate({ token, window: 1 });
  return delta === null ? null : TOTP.counter({ period }) + delta;
}

/** The owner of the proof; the challenge is used up. */
export function prove(store: MockStore, id: string, asked: MockChallenge, proof: FactorProof): MockUser {
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
export function signs(clientDataJSON: string, type: string, challenge: string | null): boolean {
  const data = JSON.parse(atob(clientDataJSON.replace(/-/g, '+').replace(/_/g, '/'))) as Record<
    string,
    unknown
  >;
  return challenge !== null && data['type'] === type && data['challenge'] === challenge;
}
