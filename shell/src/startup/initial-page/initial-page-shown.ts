import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Resolves with true when the initial page is shown in its region, also when it was loaded only after a retry, and with false
 * when another address is shown first. Call when the layout is hydrated; `hydrated`: the page is, too.
 */
export function initialPageShown(
  router: Router,
  region: Element | null,
  hydrated: boolean,
): Promise<boolean> {
  const { pathname } = router.state.location;
  const kept = () => region?.querySelector('[data-kept]') ?? null;
  const untilShown = () =>
    new Promise<boolean>((resolve) => {
      const check = () => {
        const { initialized, navigation, errors, location } = router.state;
        const left = location.pathname !== pathname;
        // The router is ahead of what React has rendered.
        if (!left && (!initialized || navigation.state !== 'idle' || errors !== null || kept())) return;
        stop();
        observer.disconnect();
        resolve(!left);
      };
      const observer = new MutationObserver(check);
      if (region) observer.observe(region, { childList: true });
      const stop = router.subscribe(check);
      check();
    });
  if (!hydrated) return untilShown();
  // After this turn: a page that throws in its render or in an effect is replaced by its server markup.
  return Promise.resolve().then(() => (kept() ? untilShown() : true));
}
