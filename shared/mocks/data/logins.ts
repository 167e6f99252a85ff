import type { AuthAnswer } from '../../contract/index.ts';
import { mergeVisitorCart } from '../resolvers/resolve-carts.ts';
import { mergeVisitorWishlist } from '../resolvers/resolve-wishlists.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import { demoLoginId } from './initial-state.ts';
import type { MockUser } from './state.ts';

export const cookieName = 'rop_refresh';

export interface MockCaller {
  readonly user: MockUser;
  /** Id of the login that the token belongs to. */
  readonly login: string;
}

/** The access token of a demo account that is signed in from the start. */
export function mockToken(userId: string): string {
  return `mock-token-${userId}`;
}

export const anonymous = { user: null, login: null } as const;

/** The caller: anonymous without a token; with one, it must belong to an active login. */
export function callerOf(store: MockStore, request: Request): MockCaller | typeof anonymous {
  if (!request.headers.has('authorization')) return anonymous;
  const caller = callerIn(store, request);
  if (!caller) throw new MockError('UNAUTHENTICATED');
  return caller;
}

/** The same where a token is optional. */
export function callerIn(store: MockStore, request: Request): MockCaller | undefined {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const [, userId, login] = /^mock-token-([\da-f-]{36})(?:\.([\da-f-]{36})\..*)?$/.exec(token) ?? [];
  const user = store.state.users.find(({ id }) => id === userId);
  const id = login ?? (user && demoLoginId(user.id));
  return user && id && store.state.logins[id] ? { user, login: id } : undefined;
}

/** A new login of a user, or the next token of an existing one. */
export function signedIn(
  store: MockStore,
  user: MockUser,
  { request, answer, visitorKey }: { request: Request; answer: Headers; visitorKey: string | null },
  { goesOn, by }: { readonly goesOn?: string; readonly by?: 'password' | 'factor' } = {},
): AuthAnswer {
  const login = goesOn ?? store.newId();
  const now = new Date().toISOString();
  const createdAt = store.state.logins[login]?.createdAt ?? now;
  // A service worker does not see this header; its page has the same user agent.
  const userAgent = request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? null;
  const proven = { ...(by && { confirmedAt: Date.now() }), ...(by === 'factor' && { factorAt: Date.now() }) };
  store.state.logins[login] = {
    ...store.state.logins[login],
    ...{ userId: user.id, userAgent, createdAt, usedAt: now, ...proven },
  };
  const refresh = store.newId();
  store.state.refreshTokens[refresh] = { userId: user.id, login, used: false };
  answer.append('set-cookie', `${cookieName}=${refresh}; Path=/; HttpOnly; SameSite=Strict`);
  const cartChanges = visitorKey ? mergeVisitorCart(store, visitorKey, `user:${user.id}`) : [];
  if (visitorKey) mergeVisitorWishlist(store, visitorKey, `user:${user.id}`);
  return {
    token: `${mockToken(user.id)}.${login}.${refresh.slice(-6)}`,
    role: user.role,
    ...(cartChanges.length > 0 && { cartChanges }),
  };
}

/** Invalidates every token of a login. */
export function endLogin(store: MockStore, login: string): void {
  delete store.state.logins[login];
  for (const [token, other] of Object.entries(store.state.refreshTokens)) {
    if (other.login === login) delete store.state.refreshTokens[token];
  }
}

/** Ends every login of an account, or all but one. */
export function endLoginsOf(store: MockStore, userId: string, but: string | null = null): void {
  for (const [id, login] of Object.entries(store.state.logins)) {
    if (login.userId === userId && id !== but) endLogin(store, id);
  }
}
