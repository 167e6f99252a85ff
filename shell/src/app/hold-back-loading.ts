import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/**
 * Holds back the news that another page is on its way until `patience` milliseconds have passed. With it every link of the page
 * is drawn anew, on a weak phone a tenth of a second before the other page may be drawn; most pages come sooner, and nobody
 * has been shown anything by then. What changes within a page (filters, sorting) is told at once.
 */
export function holdBackLoading(router: Router, patience: number): Router {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((state, options) => {
      clearTimeout(late);
      const tell = () => {
        listener(state, options);
      };
      if (leaves(state) && options.newErrors === null && options.deletedFetchers.length === 0) {
        late = setTimeout(tell, patience);
      } else tell();
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  };
  return router;
}

function leaves({ navigation, location }: State): boolean {
  return navigation.state === 'loading' && navigation.location.pathname !== location.pathname;
}
