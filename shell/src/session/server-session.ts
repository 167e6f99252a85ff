import type { AuthPort, AuthState } from '@ritual/shared/federation';

const state: AuthState = { status: 'unknown', user: null };
const refuse = () => Promise.reject(new Error('The server renders for visitors without a session.'));

/** The server never knows who is signed in, so that one page fits every visitor and can be cached. */
export const serverSession: AuthPort = {
  getState: () => state,
  subscribe: () => () => undefined,
  signIn: refuse,
  signOut: refuse,
  reload: refuse,
  ready: () => Promise.resolve(state),
};
