import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Resolves with true when the page that the visit began with stands in its region: also when it could not be had at first and was
 * tried again. With false when another address is shown before. Call when the layout is alive; `hydrated`: the page is, too.
 */
export function initialPageShown(
  router: Router,
  region: Element | null,
  hydrated: boolean,
): Promise<boolean> {
  if (hydrated) return Promise.resolve(true);
  const { pathname } = router.state.location;
  return new Promise((resolve) => {
    const look = () => {
      const { initialized, navigation, errors, location } = router.state;
      const left = location.pathname !== pathname;
      // The router is ahead of what React has drawn.
      const kept = region?.querySelector('[data-kept]');
      if (!left && (!initialized || navigation.state !== 'idle' || errors !== null || kept)) return;
      stop();
      observer.disconnect();
      resolve(!left);
    };
    const observer = new MutationObserver(look);
    if (region) observer.observe(region, { childList: true });
    const stop = router.subscribe(look);
    look();
  });
}
