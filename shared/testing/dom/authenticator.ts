import { softwarePasskey } from '../software-passkey.ts';

/** What the person does in the browser's window for passkeys: unlocks the one that there is, or closes the window. */
export interface Authenticator {
  gaveUp: boolean;
}

/** Gives jsdom, which has no WebAuthn, a browser's window with one passkey in software. Returns how to take it away again. */
export async function installAuthenticator(): Promise<Authenticator & { readonly remove: () => void }> {
  const key = await softwarePasskey(window.location.origin);
  const state = { gaveUp: false };
  const refuse = () => {
    if (state.gaveUp) throw new DOMException('The window was closed.', 'NotAllowedError');
  };
  const credentials = {
    create: async ({ publicKey }: { readonly publicKey: { readonly challenge: BufferSource } }) => {
      refuse();
      const made = await key.create({ challenge: base64url(publicKey.challenge) });
      return credential(made.id, { ...binary(made.response), getTransports: () => ['internal'] });
    },
    get: async ({ publicKey }: { readonly publicKey: { readonly challenge: BufferSource } }) => {
      refuse();
      const answer = await key.get({ challenge: base64url(publicKey.challenge) });
      return credential(answer.id, { ...binary(answer.response), userHandle: null });
    },
  };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  return Object.assign(state, {
    remove: () => {
      Reflect.deleteProperty(navigator, 'credentials');
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    },
  });
}

const credential = (id: string, response: object) => ({
  ...{ id, rawId: bytesOf(id), type: 'public-key', response, authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
});

const binary = (response: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(response).map(([name, text]) => [name, bytesOf(text)]));

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0)).buffer;

function base64url(source: BufferSource): string {
  const bytes = ArrayBuffer.isView(source) ? new Uint8Array(source.buffer) : new Uint8Array(source);
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
