import type { TokenStorage } from './token-storage.ts';

/** What the session asks of the app around it. */
export interface SessionDeps {
  /** The cart follows the account: it is loaded again when the account changes. */
  readonly cart: { readonly load: () => Promise<void>; readonly reset: () => void };
  /** Brings the visitor to the login page, remembering where they are; does nothing where they sign in or register. */
  readonly toLogin: () => void;
  /** Leaves a page that is for its owner only; called when another tab has signed out. */
  readonly leavePrivatePage: () => void;
  /** Loads the page anew: another tab has signed in as somebody else, and nothing of the one before may stay. */
  readonly startOver: () => void;
  readonly report: (error: unknown) => void;
  readonly storage?: TokenStorage;
}
