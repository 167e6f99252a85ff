import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/**
 * The router as React is to see it: subscribers hear that another page is loading only after `delay` milliseconds. With that state
 * every link of the page renders again, on a weak phone a quarter of a second before the other page may (decision 026); most
 * pages come sooner, and nothing is shown by then. What changes within a page (filters, sorting) is heard at once.
 */
export function withDelayedPendingState(router: Router, delay: number): Router {
  const subscribe: Router['subscribe'] = (listener) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, options) => {
      clearTimeout(late);
      const tell = () => {
        listener(state, options);
      };
      if (leaves(state) && options.newErrors === null && options.deletedFetchers.length === 0) {
        late = setTimeout(tell, delay);
      } else tell();
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  };
  // A view of the router, whose state changes: a copy would keep the first.
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}

function leaves({ navigation, location }: State): boolean {
  return navigation.state === 'loading' && navigation.location.pathname !== location.pathname;
}
