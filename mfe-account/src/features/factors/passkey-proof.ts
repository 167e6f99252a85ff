import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { FactorProof } from '@ritual/shared/contract';
import { passkeyOptions } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';

type PasskeyProof = Extract<FactorProof, { method: 'passkey' }>;
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The person has closed the browser's own window, has no passkey here, or let it time out: nothing went wrong. */
export class PasskeyGivenUp extends Error {
  override readonly name = 'PasskeyGivenUp';
}

/** Before anything is asked of the API. Throws NoPasskeys. */
export function demandPasskeys(): void {
  if (!browserSupportsWebAuthn()) throw new NoPasskeys();
}

/** An old browser, or a page that is not served over https. */
export class NoPasskeys extends Error {
  override readonly name = 'NoPasskeys';
  constructor() {
    super('This browser has no passkeys. Please sign in with your password, or use another browser.');
  }
}

/** Also of failures that the browser alone knows. */
export const factorMessage = (error: unknown): string =>
  error instanceof NoPasskeys || error instanceof PasskeyGivenUp ? error.message : errorMessage(error);

/** The browser asks for a passkey: of a challenge, or of anybody who signs in with one. Throws PasskeyGivenUp. */
export async function passkeyProof(challenge?: string): Promise<{ challenge: string; proof: PasskeyProof }> {
  demandPasskeys();
  const asked = await api.call(passkeyOptions, { body: challenge === undefined ? {} : { challenge } });
  const optionsJSON = asked.publicKey as unknown as RequestOptions;
  try {
    const response = await startAuthentication({ optionsJSON });
    // What the contract does not name is left out by its schema.
    const proof = { method: 'passkey', response } as unknown as PasskeyProof;
    return { challenge: asked.challenge, proof };
  } catch (error) {
    throw isGivenUp(error)
      ? new PasskeyGivenUp('No passkey was used. Try again, or choose another way.', { cause: error })
      : error;
  }
}

/** The browser gives one name to all of these, so that sites cannot tell whether there is a passkey. */
export const isGivenUp = (error: unknown): boolean =>
  (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) ||
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED');
