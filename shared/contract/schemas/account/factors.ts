import * as z from 'zod/mini';
import { line, text, timestamp, uuid } from '../primitives.ts';

/** How a person proves that it is they: a code of the authenticator app, a passkey, one of ten recovery codes, the password. */
export const factorMethod = z.enum(['app', 'passkey', 'recovery', 'password']);
export type FactorMethod = z.infer<typeof factorMethod>;

/** 256 random bits in base64url. It is worth nothing without a proof, and ends with the first right one. */
const challenge = text().check(z.minLength(1), z.maxLength(200));

/** `details` of FACTOR_NEEDED: what to answer with `proveFactor` (at sign-in) or `confirmFactor` (signed in). */
export const factorChallenge = z.object({
  challenge: z.string(),
  methods: z.array(factorMethod),
  expiresAt: timestamp,
});
export type FactorChallenge = z.infer<typeof factorChallenge>;

const base64url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(20_000));
const extensions = z.record(z.string(), z.unknown());
/** Options of WebAuthn as JSON, for @simplewebauthn/browser; the server's library makes them. */
const publicKey = z.looseObject({ challenge: z.string() });

/** What `navigator.credentials.get` gave, as JSON. */
const assertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});

/** What `navigator.credentials.create` gave, as JSON. */
const attestation = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(text().check(z.maxLength(40)))),
  }),
});
export type PasskeyAttestation = z.infer<typeof attestation>;
export type PasskeyAssertion = z.infer<typeof assertion>;

const withoutSpaces = z.transform((typed: string) => typed.replace(/[\s-]/g, ''));

/** Six digits, typed with or without spaces. */
export const appCode = z.pipe(
  z.pipe(text().check(z.maxLength(40)), withoutSpaces),
  z.string().check(z.regex(/^\d{6}$/, 'Enter the six digits that the app shows.')),
);

/** Sixteen letters and digits, typed with or without dashes, large or small. */
export const recoveryCode = z.pipe(
  z.pipe(
    z.pipe(text().check(z.maxLength(60)), withoutSpaces),
    z.transform((typed) => typed.toUpperCase()),
  ),
  z
    .string()
    .check(z.regex(/^[0-9A-Z]{16}$/, 'Enter one of your recovery codes, such as 8K2M-QW4T-9XNB-5HRD.')),
);

const givenPassword = text().check(z.minLength(1, 'Enter your password.'), z.maxLength(200));

/** The form of each way that is typed. */
export const factorForms = {
  app: z.object({ typed: appCode }),
  recovery: z.object({ typed: recoveryCode }),
  password: z.object({ typed: givenPassword }),
} as const;
/** The form that confirms an app. */
export const appCodeForm = z.object({ code: appCode });

export const factorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('app'), code: appCode }),
  z.object({ method: z.literal('recovery'), code: recoveryCode }),
  z.object({ method: z.literal('passkey'), response: assertion }),
  z.object({ method: z.literal('password'), password: givenPassword }),
]);
export type FactorProof = z.infer<typeof factorProof>;

export const provenChallenge = z.object({ challenge, proof: factorProof });
/** Without a challenge it begins a sign-in with a passkey. */
export const passkeyRequest = z.object({ challenge: z.optional(challenge) });
export const passkeyOptions = z.object({ challenge: z.string(), publicKey, expiresAt: timestamp });

export const passkey = z.object({
  id: uuid,
  name: z.string(),
  createdAt: timestamp,
  /** null: not yet. */
  usedAt: z.nullable(timestamp),
  /** Kept by the person's account at Apple, Google, a password manager; else it is on one device only. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const factors = z.object({
  /** The authenticator app, since when; null: none. */
  app: z.nullable(z.object({ since: timestamp })),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  /** A member of staff: may have an app, and needs a factor to sign in once there is one. */
  staff: z.boolean(),
  /** The admin area stays closed until there is one. */
  setupNeeded: z.boolean(),
});
export type Factors = z.infer<typeof factors>;

/** `secret` in base32, for who cannot scan the address. */
export const appSetup = z.object({
  challenge: z.string(),
  secret: z.string(),
  uri: z.string(),
  expiresAt: timestamp,
});
export type AppSetup = z.infer<typeof appSetup>;
export const appConfirmation = z.object({ challenge, code: appCode });

/** In the only answer that ever shows them; null: those that there are stay. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const passkeyName = line('Give the passkey a name, such as the device that it is on.', 60);
export const passkeyRename = z.object({ name: passkeyName });
export const newPasskey = z.object({ challenge, name: passkeyName, response: attestation });
export const addedPasskey = z.extend(newRecoveryCodes, { passkey });
export const passkeyParams = z.object({ id: uuid });

/** 'Download my data' tells that there is an app and which passkeys, without keys and codes. */
export const signInMethods = z.object({
  authenticatorApp: z.nullable(timestamp),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
});
