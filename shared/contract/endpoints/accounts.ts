import * as auth from '../auth.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { noContent } from '../primitives.ts';

/** Accounts and sessions. */
export const accountEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    auth: 'none',
    body: auth.login,
    status: 200,
    response: auth.authAnswer,
    errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    auth: 'none',
    body: auth.register,
    status: 200,
    response: auth.authAnswer,
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    auth: 'none',
    status: 200,
    response: auth.authAnswer,
    errors: ['SESSION_EXPIRED'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    auth: 'none',
    status: 204,
    response: noContent,
    errors: [],
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    auth: 'user',
    status: 200,
    response: auth.user,
    errors: [],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
