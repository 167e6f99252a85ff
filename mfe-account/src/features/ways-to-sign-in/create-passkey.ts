import { startRegistration } from '@simplewebauthn/browser';
import { addPasskey, startPasskey } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { demandPasskeys, isGivenUp } from '../factors/passkey-proof.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Response = Parameters<typeof api.call<typeof addPasskey>>[1]['body']['response'];

/** The browser makes a passkey on this device or another one. 'given-up': the person has closed its window. */
export async function createPasskey(name: string) {
  demandPasskeys();
  const { challenge, publicKey } = await api.call(startPasskey);
  try {
    const optionsJSON = publicKey as unknown as CreationOptions;
    // What the contract does not name is left out by its schema.
    const response = (await startRegistration({ optionsJSON })) as unknown as Response;
    return await api.call(addPasskey, { body: { challenge, name, response } });
  } catch (error) {
    if (isGivenUp(error)) return 'given-up' as const;
    throw error;
  }
}
