import type { AuthPort, AuthState } from '@ritual/shared/federation';

/** Resolves once it is known whether the visitor is signed in. */
export function whenStatusKnown({
  getState,
  subscribe,
}: Pick<AuthPort, 'getState' | 'subscribe'>): Promise<AuthState> {
  const known = () => ['anonymous', 'authenticated'].includes(getState().status);
  if (known()) return Promise.resolve(getState());
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!known()) return;
      stop();
      resolve(getState());
    });
  });
}
