import { headers, type AuthAnswer } from '../contract/index.ts';
import { mergeVisitorCart } from './resolve-carts.ts';
import { invalidField, MockError } from './mock-error.ts';
import type { MockStore } from './mock-store.ts';
import type { Resolvers } from './resolver.ts';
import type { MockUser } from './state.ts';

const cookieName = 'rop_refresh';
const common = ['password123', '1234567890', 'qwertyuiop', 'passwordpassword'];

/** The access token of a mocked user; anybody who has it is that user. */
export function mockToken(userId: string): string {
  return `mock-token-${userId}`;
}

export function userOfToken(store: MockStore, token: string): MockUser | undefined {
  return store.state.users.find(({ id }) => mockToken(id) === token);
}

export const authResolvers: Resolvers<'login' | 'register' | 'refresh' | 'logout' | 'me'> = {
  login: ({ body, store, visitorKey, answer }) => {
    const user = userByEmail(store, body.email);
    if (!user || user.password !== body.password) throw new MockError('INVALID_CREDENTIALS');
    return signedIn(store, user, visitorKey, answer);
  },
  register: ({ body, store, visitorKey, answer }) => {
    if (common.includes(body.password.toLowerCase())) {
      throw invalidField('password', 'This password is too common. Choose another one.');
    }
    if (userByEmail(store, body.email)) {
      const fields = [{ path: 'email', message: 'An account with this email already exists.' }];
      throw new MockError('EMAIL_TAKEN', { details: { fields } });
    }
    const phone = `+1${body.phone.replace(/\D/g, '').slice(-10)}`;
    const user: MockUser = { ...body, phone, id: store.newId(), role: 'USER' };
    store.state.users.push(user);
    return signedIn(store, user, visitorKey, answer);
  },
  refresh: ({ request, cookies, store, answer }) => {
    demandHeader(request);
    const known = store.state.refreshTokens[cookies[cookieName] ?? ''];
    const user = store.state.users.find(({ id }) => id === known?.userId);
    if (known?.used) endLogin(store, known.login);
    if (!known || known.used || !user) throw new MockError('SESSION_EXPIRED');
    known.used = true;
    return signedIn(store, user, null, answer, known.login);
  },
  logout: ({ request, cookies, store, answer }) => {
    demandHeader(request);
    const known = store.state.refreshTokens[cookies[cookieName] ?? ''];
    if (known) endLogin(store, known.login);
    answer.append('set-cookie', `${cookieName}=; Path=/; Max-Age=0`);
    return undefined;
  },
  me: ({ signedIn: current }) => {
    const { password: _, ...user } = current();
    return user;
  },
};

function userByEmail(store: MockStore, email: string): MockUser | undefined {
  return store.state.users.find((user) => user.email.toLowerCase() === email.toLowerCase());
}

function demandHeader(request: Request): void {
  if (!request.headers.has(headers.requestedWith)) throw new MockError('FORBIDDEN');
}

/** Makes every refresh token of a login useless. */
function endLogin(store: MockStore, login: string): void {
  for (const [token, other] of Object.entries(store.state.refreshTokens)) {
    if (other.login === login) delete store.state.refreshTokens[token];
  }
}

function signedIn(
  store: MockStore,
  user: MockUser,
  visitorKey: string | null,
  answer: Headers,
  login = store.newId(),
): AuthAnswer {
  const refresh = store.newId();
  store.state.refreshTokens[refresh] = { userId: user.id, login, used: false };
  answer.append('set-cookie', `${cookieName}=${refresh}; Path=/; HttpOnly; SameSite=Strict`);
  const cartChanges = visitorKey ? mergeVisitorCart(store, visitorKey, `user:${user.id}`) : [];
  return {
    token: mockToken(user.id),
    role: user.role,
    ...(cartChanges.length > 0 && { cartChanges }),
  };
}
