import type { CallDefinition } from '../call.ts';

// The session. Every page may load these calls, so they import nothing from the rest of an account.

export const refresh = {
  method: 'POST',
  path: '/api/auth/refresh',
  auth: 'none',
  usesCookie: true,
  status: 200,
  errors: ['SESSION_EXPIRED'],
  schemas: async () => {
    const { authAnswer: response } = await import('../schemas/account/session.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'none',
  usesCookie: true,
  status: 204,
  errors: [],
} as const satisfies CallDefinition;

/** Ends every session of the account, including this one. */
export const logoutAll = {
  method: 'POST',
  path: '/api/auth/logout-all',
  auth: 'user',
  status: 204,
  errors: [],
} as const satisfies CallDefinition;

export const me = {
  method: 'GET',
  path: '/api/auth/me',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { user: response } = await import('../schemas/account/session.ts');
    return { response };
  },
} as const satisfies CallDefinition;
