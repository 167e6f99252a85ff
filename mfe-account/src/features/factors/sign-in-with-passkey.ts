import type { AuthAnswer } from '@ritual/shared/contract';
import { proveFactor } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { passkeyProof, PasskeyGivenUp } from './passkey-proof.ts';

/** null: the person has closed the browser's window. Loaded when the button is pressed. */
export async function signInWithPasskey(): Promise<AuthAnswer | null> {
  try {
    return await api.call(proveFactor, { body: await passkeyProof() });
  } catch (error) {
    if (error instanceof PasskeyGivenUp) return null;
    throw error;
  }
}
