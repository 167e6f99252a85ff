import type { AuthPort, AuthState, SessionUser } from '@ritual/shared/federation';
import { logout, me } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import type { Renewal } from './renewal.ts';
import type { SessionDeps } from './session-deps.ts';
import { browserTokenStorage, type StoredToken } from './token-storage.ts';
import { whenStatusKnown } from './when-status-known.ts';

/** The store's session: the port that remotes see, plus what the API client needs. */
export interface Session extends AuthPort {
  /** Reads the stored token and listens to the other tabs. Call once, in the browser. */
  readonly start: () => void;
  readonly stop: () => void;
  readonly token: () => string | null;
  /** Resolves with a new token from the refresh cookie, or null when the session has ended. */
  readonly renew: () => Promise<string | null>;
  /** The API no longer accepts this session: clears it and navigates to the login. */
  readonly lost: () => void;
}

const anonymous: AuthState = { status: 'anonymous', user: null };
/** The only statuses that mean the session has ended. Other errors (a proxy's 502, a failed script) do not. */
const refusals: readonly number[] = [401, 403];
/** Milliseconds after which a failed request for the account is retried. */
const askAgainAfter = 30_000;

export function createSession({
  cart,
  toLogin,
  leavePrivatePage,
  startOver,
  report,
  storage = browserTokenStorage(),
}: SessionDeps): Session {
  let state: AuthState = { status: 'unknown', user: null };
  let stopListening = () => {};
  let made: Promise<Renewal> | undefined;
  const late = () => import('./signed-in-only.ts');
  const renewal = () =>
    (made ??= late().then(
      ({ createRenewal }) => createRenewal(storage),
      (error: unknown) => {
        // The next call imports it again.
        made = undefined;
        throw error;
      },
    ));
  let again: ReturnType<typeof setTimeout> | undefined;
  // Incremented whenever the account changes, so that an answer for the previous account is dropped.
  let generation = 0;
  /** The stored token is another account's: a page that does not reload, because of an unsaved form, must not write in that name. */
  let foreign = false;
  const listeners = new Set<() => void>();

  const set = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const end = () => {
    generation += 1;
    if (!foreign) storage.write(null);
    cart.reset();
    set(anonymous);
  };

  /** `otherwise`: the state to fall back to when the account cannot be loaded. */
  const loadUser = async (otherwise: AuthState = anonymous): Promise<SessionUser | null> => {
    clearTimeout(again);
    const mine = ++generation;
    if (state.status !== 'authenticated') set({ status: 'loading', user: null });
    try {
      const user = await api.call(me);
      if (mine !== generation) return null;
      set({ status: 'authenticated', user });
    } catch (error) {
      if (mine !== generation) return null;
      report(error);
      if (isApiError(error) && refusals.includes(error.status)) {
        end();
        toLogin();
      } else if (otherwise.user) set(otherwise);
      else {
        set({ status: 'anonymous', user: null, failure: error });
        again = setTimeout(askAgain, askAgainAfter);
        // Calls still send the token, including those for the cart.
        void cart.load();
      }
      return null;
    }
    renewal().then((begun) => begun.start(), report);
    // The cart store shows its own failures; they do not undo the sign-in.
    await cart.load();
    return state.user;
  };

  const askAgain = () => {
    if (state.status === 'anonymous' && state.failure !== undefined) void loadUser();
  };

  /** Another tab has renewed the token, or signed in to another account. */
  const compare = async ({ token }: StoredToken) => {
    const { subjectOf } = await late();
    const subject = subjectOf(token);
    if (state.status !== 'authenticated') return;
    foreign = subject !== null && subject !== state.user.id;
    if (foreign) startOver();
    else (await renewal()).check();
  };

  const follow = (stored: StoredToken | null) => {
    if (stored && state.status === 'authenticated') compare(stored).catch(report);
    else if (stored) {
      foreign = false;
      void loadUser();
    } else if (state !== anonymous) {
      generation += 1;
      cart.reset();
      set(anonymous);
      leavePrivatePage();
    }
  };

  /** A page restored from the back/forward cache has missed the storage events of other tabs. */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow(storage.read());
  };

  const own = () => (foreign ? null : (storage.read()?.token ?? null));
  const getState = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    getState,
    subscribe,
    start: () => {
      stopListening = storage.onChange(follow);
      addEventListener('pageshow', comeBack);
      addEventListener('online', askAgain);
      if (storage.read()) void loadUser();
      else {
        set(anonymous);
        void cart.load();
      }
    },
    stop: () => {
      stopListening();
      clearTimeout(again);
      removeEventListener('pageshow', comeBack);
      removeEventListener('online', askAgain);
      void made?.then((begun) => begun.stop());
    },
    token: own,
    renew: async () => (foreign ? null : (await renewal()).renew()),
    lost: () => {
      // Several calls are refused when a session ends, some of them after signing out: it ends only once.
      if (state.status === 'anonymous' && storage.read() === null) return;
      end();
      toLogin();
    },
    signIn: async ({ token, role }) => {
      const { toStoredToken } = await late();
      foreign = false;
      storage.write(toStoredToken(token, role));
      const user = await loadUser();
      if (!user) throw new Error('Signed in, but the account could not be loaded.');
      return user;
    },
    signOut: async () => {
      const token = own();
      end();
      if (token === null) return;
      try {
        // Where cookies are refused, only the token identifies the login to end.
        await api.call(logout, undefined, { headers: { authorization: `Bearer ${token}` } });
      } catch (error) {
        // Signed out here in any case; the refresh token expires by itself.
        report(error);
      }
    },
    reload: async () => {
      await loadUser(state);
    },
    ready: () => {
      askAgain();
      return whenStatusKnown({ getState, subscribe });
    },
  };
}
