import type { AuthState, Host, SessionUser } from '@ritual/shared/federation';

const people: Record<'shopper' | 'admin', SessionUser> = {
  shopper: {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'shopper@example.com',
    firstName: 'Sam',
    lastName: 'Shopper',
    phone: null,
    role: 'USER',
  },
  admin: {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'admin@example.com',
    firstName: 'Ada',
    lastName: 'Admin',
    phone: null,
    role: 'ADMIN',
  },
};

/** A host without a shell: somebody is signed in, or nobody, and nothing is stored. */
export function fakeHost(who: 'shopper' | 'admin' | null = null): Host {
  const anonymous: AuthState = { status: 'anonymous', user: null };
  let state: AuthState = who ? { status: 'authenticated', user: people[who] } : anonymous;
  const listeners = new Set<() => void>();
  const become = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    auth: {
      getState: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      signIn: ({ role }) => {
        const user = people[role === 'ADMIN' ? 'admin' : 'shopper'];
        become({ status: 'authenticated', user });
        return Promise.resolve(user);
      },
      signOut: () => {
        become(anonymous);
        return Promise.resolve();
      },
      reload: () => Promise.resolve(),
      ready: () => Promise.resolve(state),
    },
    report: (error, context) => console.error(error, context),
  };
}
