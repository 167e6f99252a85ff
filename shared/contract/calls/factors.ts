import type { CallDefinition } from '../call.ts';

// The second factor and passkeys: proving one, and what an account has of them.

/** At sign-in: answers the challenge of FACTOR_NEEDED, or of a sign-in with a passkey, and signs in like `login`. */
export const proveFactor = {
  method: 'POST',
  path: '/api/auth/factor',
  auth: 'none',
  mergesCart: true,
  status: 200,
  errors: ['CHALLENGE_INVALID', 'FACTOR_WRONG', 'RATE_LIMITED'],
  schemas: async () => {
    const [{ provenChallenge: body }, { authAnswer: response }] = await Promise.all([
      import('../schemas/account/factors.ts'),
      import('../schemas/account/session.ts'),
    ]);
    return { body, response };
  },
} as const satisfies CallDefinition;

/** What the browser asks the passkey: of a challenge, or of a sign-in that begins with it. */
export const passkeyOptions = {
  method: 'POST',
  path: '/api/auth/passkey-options',
  auth: 'none',
  status: 200,
  errors: ['CHALLENGE_INVALID', 'RATE_LIMITED'],
  schemas: async () => {
    const { passkeyRequest: body, passkeyOptions: response } = await import('../schemas/account/factors.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Signed in: answers the challenge of FACTOR_NEEDED; the refused call is then made again. */
export const confirmFactor = {
  method: 'POST',
  path: '/api/auth/confirm',
  auth: 'user',
  status: 204,
  errors: ['CHALLENGE_INVALID', 'FACTOR_WRONG', 'RATE_LIMITED'],
  schemas: async () => {
    const { provenChallenge: body } = await import('../schemas/account/factors.ts');
    return { body };
  },
} as const satisfies CallDefinition;

export const getFactors = {
  method: 'GET',
  path: '/api/auth/factors',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { factors: response } = await import('../schemas/account/factors.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** For staff. Nothing changes before the app's first code was entered. */
export const startApp = {
  method: 'POST',
  path: '/api/auth/factors/app',
  auth: 'user',
  confirm: 'password',
  status: 200,
  errors: ['FACTOR_NEEDED'],
  schemas: async () => {
    const { appSetup: response } = await import('../schemas/account/factors.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** An app that was there before stops working. */
export const finishApp = {
  method: 'PUT',
  path: '/api/auth/factors/app',
  auth: 'user',
  status: 200,
  errors: ['CHALLENGE_INVALID', 'FACTOR_WRONG', 'RATE_LIMITED'],
  schemas: async () => {
    const { appConfirmation: body, newRecoveryCodes: response } =
      await import('../schemas/account/factors.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const removeApp = {
  method: 'DELETE',
  path: '/api/auth/factors/app',
  auth: 'user',
  confirm: 'password',
  status: 204,
  errors: ['FACTOR_NEEDED'],
} as const satisfies CallDefinition;

/** Those from before stop working. */
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/auth/factors/recovery-codes',
  auth: 'user',
  confirm: 'password',
  status: 200,
  errors: ['FACTOR_NEEDED', 'FACTOR_SETUP_NEEDED'],
  schemas: async () => {
    const { recoveryCodes: response } = await import('../schemas/account/factors.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const startPasskey = {
  method: 'POST',
  path: '/api/auth/passkeys/options',
  auth: 'user',
  confirm: 'password',
  status: 200,
  errors: ['FACTOR_NEEDED', 'PASSKEYS_FULL'],
  schemas: async () => {
    const { passkeyOptions: response } = await import('../schemas/account/factors.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const addPasskey = {
  method: 'POST',
  path: '/api/auth/passkeys',
  auth: 'user',
  status: 201,
  errors: ['CHALLENGE_INVALID', 'FACTOR_WRONG', 'PASSKEY_KNOWN', 'PASSKEYS_FULL'],
  schemas: async () => {
    const { newPasskey: body, addedPasskey: response } = await import('../schemas/account/factors.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const renamePasskey = {
  method: 'PUT',
  path: '/api/auth/passkeys/:id',
  auth: 'user',
  status: 200,
  errors: ['PASSKEY_NOT_FOUND'],
  schemas: async () => {
    const {
      passkeyParams: params,
      passkeyRename: body,
      passkey: response,
    } = await import('../schemas/account/factors.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const removePasskey = {
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  auth: 'user',
  confirm: 'password',
  status: 204,
  errors: ['FACTOR_NEEDED', 'PASSKEY_NOT_FOUND'],
  schemas: async () => {
    const { passkeyParams: params } = await import('../schemas/account/factors.ts');
    return { params };
  },
} as const satisfies CallDefinition;
