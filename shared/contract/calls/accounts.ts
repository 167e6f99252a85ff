import type { CallDefinition } from '../call.ts';

// Accounts and the data stored with them.

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  auth: 'none',
  mergesCart: true,
  status: 200,
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED', 'FACTOR_NEEDED', 'RATE_LIMITED'],
  schemas: async () => {
    const { login: body, authAnswer: response } = await import('../schemas/account/auth.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const register = {
  method: 'POST',
  path: '/api/auth/register',
  auth: 'none',
  mergesCart: true,
  status: 200,
  errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
  schemas: async () => {
    const { register: body, authAnswer: response } = await import('../schemas/account/auth.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'none',
  status: 202,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { mailRequest: body } = await import('../schemas/account/auth.ts');
    return { body };
  },
} as const satisfies CallDefinition;

/** Every session of the account ends. */
export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  auth: 'none',
  status: 204,
  errors: ['LINK_INVALID', 'RATE_LIMITED'],
  schemas: async () => {
    const { resetPassword: body } = await import('../schemas/account/auth.ts');
    return { body };
  },
} as const satisfies CallDefinition;

/** For a new account, and for a changed address. */
export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  auth: 'none',
  status: 204,
  errors: ['LINK_INVALID', 'RATE_LIMITED'],
  schemas: async () => {
    const { verifyEmail: body } = await import('../schemas/account/auth.ts');
    return { body };
  },
} as const satisfies CallDefinition;

export const resendVerification = {
  method: 'POST',
  path: '/api/auth/resend-verification',
  auth: 'none',
  status: 202,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { mailRequest: body } = await import('../schemas/account/auth.ts');
    return { body };
  },
} as const satisfies CallDefinition;

export const updateMe = {
  method: 'PUT',
  path: '/api/auth/me',
  auth: 'user',
  status: 200,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { profile: body, user: response } = await import('../schemas/account/auth.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Every other session of the account ends. */
export const changePassword = {
  method: 'POST',
  path: '/api/auth/change-password',
  auth: 'user',
  status: 204,
  errors: ['RATE_LIMITED'],
  schemas: async () => {
    const { changePassword: body } = await import('../schemas/account/auth.ts');
    return { body };
  },
} as const satisfies CallDefinition;

export const listSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { deviceSessions: response } = await import('../schemas/account/auth.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const endSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  auth: 'user',
  status: 204,
  errors: ['SESSION_NOT_FOUND'],
  schemas: async () => {
    const { deviceSessionParams: params } = await import('../schemas/account/auth.ts');
    return { params };
  },
} as const satisfies CallDefinition;

/** All data that the store has about the account's owner. */
export const exportMe = {
  method: 'GET',
  path: '/api/auth/export',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { accountExport: response } = await import('../schemas/account/account-export.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Orders are retained without personal data. */
export const deleteMe = {
  method: 'DELETE',
  path: '/api/auth/me',
  auth: 'user',
  confirm: 'staff',
  status: 204,
  errors: ['ORDER_IN_PAYMENT', 'LAST_ADMIN', 'FACTOR_NEEDED', 'RATE_LIMITED'],
  schemas: async () => {
    const { deleteAccount: body } = await import('../schemas/account/auth.ts');
    return { body };
  },
} as const satisfies CallDefinition;

export const getPreferences = {
  method: 'GET',
  path: '/api/auth/preferences',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { preferences: response } = await import('../schemas/account/auth.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const setPreferences = {
  method: 'PUT',
  path: '/api/auth/preferences',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { preferences: body, preferences: response } = await import('../schemas/account/auth.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
