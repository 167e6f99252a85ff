import type { AuthState, Host, SessionUser } from '@ritual/shared/federation';
import { logout, me } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import type { GuardedStorage } from '@ritual/shared/storage';
import { demoUserId, mockShop, mockToken } from '@ritual/shared/mocks';
import { demoAccounts } from '@ritual/shared/demo';

/** The demo accounts: `shopper` has addresses, `admin` may open the admin area. */
export type Person = 'shopper' | 'admin';

export interface FakeHostOptions {
  /** Who is signed in from the start; an anonymous visitor if left out. */
  readonly user?: Person | null;
  /** Storage in which the token survives a reload. Left out, it is in memory. */
  readonly storage?: GuardedStorage;
  /** Called after a login or logout: reload the cart. */
  readonly onChange?: () => Promise<void> | void;
  readonly report?: Host['report'];
  /** The demo's, if left out. */
  readonly shop?: Host['shop'];
  /** Left out, the slots of remotes stay empty. */
  readonly slots?: Host['slots'];
}

export interface FakeHost extends Host {
  /** For `configureApi`. */
  readonly token: () => string | null;
}

const key = 'rop.alone.token';
const isText = (value: unknown): value is string => typeof value === 'string';

export function personOf(who: Person): SessionUser {
  const index = who === 'shopper' ? 0 : 1;
  const account = demoAccounts[index];
  if (!account) throw new Error(`There is no demo account for ${who}.`);
  const { email, firstName, lastName, phone, role } = account;
  return { id: demoUserId(index), email, firstName, lastName, phone, role };
}

/** A host without a shell; its accounts are those of the mocks. Login and logout call the API (the mocks). */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const { user = null, storage, onChange, report = reportToConsole, shop = mockShop(), slots } = options;
  const anonymous: AuthState = { status: 'anonymous', user: null };
  let token = storage?.read(key, isText) ?? (user ? mockToken(personOf(user).id) : null);
  let state: AuthState = user ? { status: 'authenticated', user: personOf(user) } : anonymous;
  const listeners = new Set<() => void>();
  const become = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchUser = async () => {
    const fetched = await api.call(me);
    become({ status: 'authenticated', user: fetched });
    return fetched;
  };
  let known: Promise<unknown> = Promise.resolve();
  if (token && state.status === 'anonymous') {
    become({ status: 'loading', user: null });
    known = Promise.resolve()
      .then(fetchUser)
      .catch((error: unknown) => {
        report(error);
        become(anonymous);
      });
  }
  return {
    token: () => token,
    shop,
    ...(slots && { slots }),
    auth: {
      getState: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      signIn: async (answer) => {
        token = answer.token;
        storage?.write(key, token);
        const fetched = await fetchUser();
        await onChange?.();
        return fetched;
      },
      signOut: async () => {
        await api.call(logout);
        token = null;
        storage?.remove(key);
        become(anonymous);
        await onChange?.();
      },
      reload: async () => {
        await fetchUser();
      },
      ready: async () => {
        await known;
        return state;
      },
    },
    report,
  };
}

function reportToConsole(error: unknown, context?: Readonly<Record<string, unknown>>): void {
  console.error(error, context);
}
