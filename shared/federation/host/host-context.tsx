import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { AuthPort, AuthState, Host } from './host.ts';

const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/** The host's services. Throws without a provider, which is a mistake in how the app is put together. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('No host: wrap the tree in <HostProvider>.');
  return host;
}

/** Facts of the shop and what the navigation links to: the same for all parts of a page, and for its whole life. */
export function useShop(): Host['shop'] {
  return useHost().shop;
}

const onServer: AuthState = { status: 'unknown', user: null };

/** The session, and the ways to change it. `unknown` on the server and while hydrating. */
export function useAuth(): AuthState & Omit<AuthPort, 'getState' | 'subscribe'> {
  const { auth } = useHost();
  const state = useSyncExternalStore(auth.subscribe, auth.getState, () => onServer);
  const { signIn, signOut, reload, ready } = auth;
  return { ...state, signIn, signOut, reload, ready };
}
