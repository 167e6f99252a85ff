import type { AuthPort, AuthState } from '@ritual/shared/federation';

const state: AuthState = { status: 'unknown', user: null };
const refuse = () => Promise.reject(new Error('The server renders for visitors without a session.'));

/** On the server it is never known who asks, so that one page fits all and can be kept. */
export const serverSession: AuthPort = {
  getState: () => state,
  subscribe: () => () => undefined,
  signIn: refuse,
  signOut: refuse,
  reload: refuse,
  ready: () => Promise.resolve(state),
};
