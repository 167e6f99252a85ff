import type { Shop } from '../../contract/index.ts';
import type { SlotPort } from '../slots.ts';

/**
 * What the host gives every remote. Remotes read it with `useHost`; the shell, the stand-alone page and tests each provide
 * one.
 */
export interface Host {
  readonly auth: AuthPort;
  /** Facts of the shop that the page was rendered with; null: the API could not be reached. */
  readonly shop: Shop | null;
  /** Reports a fault that no shopper needs to see. */
  readonly report: (error: unknown, context?: Readonly<Record<string, unknown>>) => void;
  /** What fills the slots that remotes offer. Absent: they stay empty (tests, stories, the server). */
  readonly slots?: SlotPort;
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
 * `unknown` until the browser has looked for a stored token (and always on the server), `loading` while a token exists and
 * the user is fetched. `anonymous` with a `failure`: the user of the token could not be fetched; the token is kept.
 */
export type AuthState =
  | { readonly status: 'unknown' | 'loading' | 'anonymous'; readonly user: null; readonly failure?: unknown }
  | { readonly status: 'authenticated'; readonly user: SessionUser };

export interface AuthPort {
  readonly getState: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the token that login or registration returned, fetches the user and reloads the cart. */
  readonly signIn: (answer: { token: string; role: 'USER' | 'ADMIN' }) => Promise<SessionUser>;
  /** Ends the session here, in the other tabs and at the API. */
  readonly signOut: () => Promise<void>;
  /** Fetches the user again after a change of profile. */
  readonly reload: () => Promise<void>;
  /** Waits until the session is known; tries again when the last attempt failed. */
  readonly ready: () => Promise<AuthState>;
}
