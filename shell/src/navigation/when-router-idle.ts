import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Calls back when the router is idle: at once, or after it has followed the redirects of the initial page's loaders. */
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
