import type { PasskeyAssertion, PasskeyAttestation } from '@ritual/shared/contract';
import { brand } from '@ritual/shared/kernel';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { passkeys } from '../../db/schema/index.ts';
import type { UserRow } from '../users/repository.ts';

/** Loaded with the first passkey: most starts of the API need none of it. */
const library = () => import('@simplewebauthn/server');

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Where the passkey's browser must be: the address of the store for the public, whatever stands before it. */
const placeOf = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpID: hostname };
};

export const passkeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id);

const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** What the browser asks a passkey for; of anybody's when there is no list. */
export const assertionOptions = async (publicUrl: string, own: readonly PasskeyRow[]) =>
  (await library()).generateAuthenticationOptions({
    rpID: placeOf(publicUrl).rpID,
    userVerification: 'required',
    ...(own.length > 0 && { allowCredentials: own.map(described) }),
  });

/** What the browser makes a passkey by: one that is found without a name, and asks who uses it. */
export const attestationOptions = async (publicUrl: string, user: UserRow, own: readonly PasskeyRow[]) =>
  (await library()).generateRegistrationOptions({
    rpName: brand.name,
    rpID: placeOf(publicUrl).rpID,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: own.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** What is to be stored of a new passkey; null when it is not one of this store and challenge. */
export async function readAttestation(publicUrl: string, challenge: string, response: PasskeyAttestation) {
  const { origin, rpID } = placeOf(publicUrl);
  const { verified, registrationInfo } = await (
    await library()
  )
    .verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
      requireUserVerification: true,
    })
    .catch(unreadable);
  if (!verified || !registrationInfo) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
  };
}

/**
 * The passkey that signed the challenge, marked as used; null for one that the store does not know, of another person, that signed
 * something else, was not unlocked by its owner, or whose counter has gone back (a copy was used).
 */
export async function acceptPasskey(
  tx: Db,
  { publicUrl, challenge }: { readonly publicUrl: string; readonly challenge: string },
  userId: string | null,
  response: PasskeyAssertion,
): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, response.id)).for('update');
  if (!row || (userId !== null && row.userId !== userId)) return null;
  const { origin, rpID } = placeOf(publicUrl);
  const { verified, authenticationInfo } = await (
    await library()
  )
    .verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
      requireUserVerification: true,
      credential: {
        ...described(row),
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      },
    })
    .catch(unreadable);
  if (!verified || !authenticationInfo) return null;
  const { newCounter, credentialBackedUp } = authenticationInfo;
  await tx
    .update(passkeys)
    .set({ counter: newCounter, synced: credentialBackedUp, usedAt: sql`now()` })
    .where(eq(passkeys.id, row.id));
  return row;
}

/** The library throws for everything that does not fit; which part it was is only logged. */
function unreadable(): {
  readonly verified: false;
  readonly registrationInfo?: never;
  readonly authenticationInfo?: never;
} {
  return { verified: false };
}
