import type { Shop } from '../contract/index.ts';

/** What the host gives every remote. Remotes ask through `useHost`; the shell, the stand-alone page and tests each bring their own. */
export interface Host {
  readonly auth: AuthPort;
  /** What the page was made with; null: the store could not be asked. */
  readonly shop: Shop | null;
  /** Reports something noteworthy that no shopper needs to see. */
  readonly report: (error: unknown, context?: Readonly<Record<string, unknown>>) => void;
}

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly role: 'USER' | 'ADMIN';
}

/**
 * `unknown` until the browser has looked for a stored token (and always on the server), `loading` while a
 * token exists and the user is fetched. `anonymous` with a `failure`: whose token it is could not be found out; it is kept.
 */
export type AuthState =
  | { readonly status: 'unknown' | 'loading' | 'anonymous'; readonly user: null; readonly failure?: unknown }
  | { readonly status: 'authenticated'; readonly user: SessionUser };

export interface AuthPort {
  readonly getState: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over a token that login or registration gave: stores it, fetches the user, reloads the cart. */
  readonly signIn: (answer: { token: string; role: 'USER' | 'ADMIN' }) => Promise<SessionUser>;
  /** Ends the session here, in the other tabs and at the API. */
  readonly signOut: () => Promise<void>;
  /** Fetches the user again after a change of profile. */
  readonly reload: () => Promise<void>;
  /** Waits until it is known whether somebody is signed in; asks again when that could not be found out. */
  readonly ready: () => Promise<AuthState>;
}
