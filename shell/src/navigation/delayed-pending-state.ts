import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/**
 * Wraps the router for React: subscribers are notified that another page is loading only after `delay` milliseconds. That state
 * renders every link of the page again, which delays the next page by a quarter of a second on a slow phone (decision 026); most
 * pages load sooner, before any progress is shown. Changes within a page (filters, sorting) are notified at once.
 */
export function withDelayedPendingState(router: Router, delay: number): Router {
  const subscribe: Router['subscribe'] = (listener) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, options) => {
      clearTimeout(late);
      const notify = () => {
        listener(state, options);
      };
      if (leaves(state) && options.newErrors === null && options.deletedFetchers.length === 0) {
        late = setTimeout(notify, delay);
      } else notify();
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  };
  // Inherits from the router instead of copying it: a copy would keep the initial state.
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}

function leaves({ navigation, location }: State): boolean {
  return navigation.state === 'loading' && navigation.location.pathname !== location.pathname;
}
