import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

/**
 * Resolves when the page that the visit began with stands in its region: also when it could not be had at first and was tried
 * again. Never when another address is shown before. Call when the layout is alive.
 */
export function firstPageShown(router: Router, region: Element | null): Promise<void> {
  const { pathname } = router.state.location;
  const isShown = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    router.state.errors === null &&
    // The router is ahead of what React has drawn.
    !region?.querySelector('[data-kept]');
  return new Promise((resolve) => {
    if (isShown()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      const left = router.state.location.pathname !== pathname;
      if (!left && !isShown()) return;
      observer.disconnect();
      if (!left) resolve();
    });
    if (region) observer.observe(region, { childList: true });
  });
}
