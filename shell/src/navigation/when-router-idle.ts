import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Calls back when the router has come to rest: at once, or when it has followed where the loaders of the first page lead. */
export function whenRouterIdle(router: Router, then: () => void): void {
  const isIdle = () => router.state.initialized && router.state.navigation.state === 'idle';
  if (isIdle()) {
    then();
    return;
  }
  const stop = router.subscribe(() => {
    if (!isIdle()) return;
    stop();
    then();
  });
}
