import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

interface PageLoads {
  readonly open: (address: string) => void;
  readonly reload: () => void;
}

const documents: PageLoads = {
  open: (address) => location.assign(address),
  reload: () => location.reload(),
};

let follow: (() => void) | undefined;
let wanted = false;

/** The next page is loaded as a document, with the releases that are live then. */
export function loadNextAsDocument(): void {
  wanted = true;
  follow?.();
}

/** Names the router whose next navigation that is. */
export function followNavigation(router: Router, loads: PageLoads = documents): void {
  let following = false;
  follow = () => {
    if (following) return;
    following = true;
    const here = addressOf(router.state.location);
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle' || addressOf(navigation.location) === here) return;
      stop();
      const address = addressOf(navigation.location);
      // Back and forward have changed the address already.
      if (address === location.pathname + location.search) loads.reload();
      else loads.open(address + navigation.location.hash);
    });
  };
  if (wanted) follow();
}

const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  pathname + search;

/** For tests. */
export function forgetNavigation(): void {
  follow = undefined;
  wanted = false;
}
