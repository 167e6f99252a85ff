import type { MockPasskey } from './factors.ts';
import type { MockStore } from './mock-store.ts';

export const base64url = (text: string) =>
  btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

export const webauthnChallenge = (store: MockStore) => base64url(`mock-webauthn-${store.newId()}`);
export const descriptor = ({ credentialId: id }: MockPasskey) => ({ id, type: 'public-key' });

export const passkeyRequestOf = (request: Request, challenge: string, own: readonly MockPasskey[]) => ({
  ...{ challenge, rpId: new URL(request.url).hostname, userVerification: 'required' },
  ...(own.length > 0 && { allowCredentials: own.map(descriptor) }),
});
