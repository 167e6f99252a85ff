import { headers } from '../../contract/index.ts';
import { callerIn, cookieName, endLogin, endLoginsOf, signedIn } from '../data/logins.ts';
import { asksForFactor, factorNeeded } from '../data/challenges.ts';
import { MockError } from '../mock-error.ts';
import { isBlocked } from '../data/people.ts';
import { requireUncommon } from '../data/passwords.ts';
import { sendLink } from './resolve-links.ts';
import type { Resolvers } from './resolver.ts';
import { userByEmail, type MockUser } from '../data/state.ts';

export const authResolvers: Resolvers<'login' | 'register' | 'refresh' | 'logout' | 'logoutAll' | 'me'> = {
  login: ({ body, store, ...call }) => {
    const user = userByEmail(store.state, body.email);
    if (!user || user.password !== body.password) throw new MockError('INVALID_CREDENTIALS');
    if (isBlocked(store, user.id)) throw new MockError('ACCOUNT_BLOCKED');
    if (asksForFactor(store, user)) throw factorNeeded(store, { purpose: 'sign-in', userId: user.id });
    return signedIn(store, user, call, { by: 'password' });
  },
  register: ({ body, store, ...call }) => {
    requireUncommon('password', body.password);
    if (userByEmail(store.state, body.email)) {
      const fields = [{ path: 'email', message: 'An account with this email already exists.' }];
      throw new MockError('EMAIL_TAKEN', { details: { fields } });
    }
    const user: MockUser = {
      ...body,
      id: store.newId(),
      phone: storedPhone(body.phone),
      role: 'USER',
      emailVerified: false,
      pendingEmail: null,
      createdAt: new Date().toISOString(),
    };
    store.state.users.push(user);
    sendLink(store, user, 'verify', user.email);
    return signedIn(store, user, call, { by: 'password' });
  },
  refresh: ({ cookies, store, ...call }) => {
    demandHeader(call.request);
    const known = store.state.refreshTokens[cookies[cookieName] ?? ''];
    const user = store.state.users.find(({ id }) => id === known?.userId);
    if (known?.used) endLogin(store, known.login);
    if (!known || known.used || !user) throw new MockError('SESSION_EXPIRED');
    known.used = true;
    return signedIn(store, user, { ...call, visitorKey: null }, { goesOn: known.login });
  },
  logout: ({ request, cookies, store, answer }) => {
    demandHeader(request);
    const known = store.state.refreshTokens[cookies[cookieName] ?? ''];
    if (known) endLogin(store, known.login);
    // Where cookies are refused, only the access token identifies the login.
    const caller = callerIn(store, request);
    if (caller) endLogin(store, caller.login);
    answer.append('set-cookie', `${cookieName}=; Path=/; Max-Age=0`);
    return undefined;
  },
  logoutAll: ({ store, signedIn: current, answer }) => {
    endLoginsOf(store, current().id);
    answer.append('set-cookie', `${cookieName}=; Path=/; Max-Age=0`);
    return undefined;
  },
  me: ({ signedIn: current }) => shown(current()),
};

/** Without the fields that only the store sees. */
export function shown({ password: _, createdAt: __, ...user }: MockUser) {
  return user;
}

/** A phone number as stored: E.164. */
export function storedPhone(typed: string): string {
  return `+1${typed.replace(/\D/g, '').slice(-10)}`;
}

function demandHeader(request: Request): void {
  if (!request.headers.has(headers.requestedWith)) throw new MockError('FORBIDDEN');
}
