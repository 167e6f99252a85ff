import type { CallDefinition } from '../call.ts';

/** Stores the later of this decision and the account's, and returns it. */
export const agreeConsent = {
  method: 'PUT',
  path: '/api/auth/consent',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { consentOrNone: body, consentOrNone: response } = await import('../schemas/account/consent.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
