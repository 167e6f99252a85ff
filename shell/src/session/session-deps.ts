import type { TokenStorage } from './token-storage.ts';

/** What the session needs from the app. */
export interface SessionDeps {
  /** The cart follows the account: it is loaded again when the account changes. */
  readonly cart: { readonly load: () => Promise<void>; readonly reset: () => void };
  /**
   * Navigates to the login page, with the current page as return path; does nothing on the pages for signing in and registering.
   */
  readonly toLogin: () => void;
  /** Leaves a private page; called when another tab has signed out. */
  readonly leavePrivatePage: () => void;
  /** Reloads the page: another tab has signed in to another account, and no data of the previous one may stay. */
  readonly startOver: () => void;
  readonly report: (error: unknown) => void;
  readonly storage?: TokenStorage;
}
