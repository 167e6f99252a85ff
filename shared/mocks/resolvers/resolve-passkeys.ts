import { brand, factorPolicy } from '../../kernel/index.ts';
import { challengeOf, confirmLogin, endChallenge, issueChallenge } from '../data/challenges.ts';
import { signs } from '../data/factor-proofs.ts';
import type { MockPasskey } from '../data/factors.ts';
import type { MockStore } from '../data/mock-store.ts';
import { dropUselessCodes, firstCodes } from '../data/recovery-codes.ts';
import type { MockUser } from '../data/state.ts';
import { base64url, descriptor, webauthnChallenge } from '../data/webauthn.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

/** Passkeys of one's own account. */
export const passkeyResolvers: Resolvers<'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'> =
  {
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
      const {
        userId: _,
        credentialId: __,
        ...passkey
      } = changePasskey(store, signedIn(), params.id, { name });
      return passkey;
    },
    removePasskey: ({ params, store, signedIn }) => {
      const { credentialId } = changePasskey(store, signedIn(), params.id, {});
      const { factors } = store.state;
      factors.passkeys = factors.passkeys.filter((each) => each.credentialId !== credentialId);
      dropUselessCodes(store, signedIn().id);
      return undefined;
    },
  };

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
