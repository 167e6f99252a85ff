import type { createBrowserRouter } from 'react-router-dom';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

export interface PageLoads {
  readonly open: (address: string) => void;
  readonly reload: () => void;
}

const documents: PageLoads = {
  open: (address) => location.assign(address),
  reload: () => location.reload(),
};

const followed = new WeakSet<Router>();

/** The next page is loaded as a document, with the releases that are live then. */
export function loadNextAsDocument(router: Router, loads: PageLoads = documents): void {
  if (followed.has(router)) return;
  followed.add(router);
  const here = addressOf(router.state.location);
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle' || addressOf(navigation.location) === here) return;
    stop();
    const address = addressOf(navigation.location);
    // Back and forward have changed the address already.
    if (address === location.pathname + location.search) loads.reload();
    else loads.open(address + navigation.location.hash);
  });
}

const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  pathname + search;
