import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { RouteHandle } from '@ritual/shared/federation';

/** The page and its title, so that heads can be seen without the shell. Shows the error when the page fails. */
export function PageWithTitle() {
  const matches = useMatches();
  useEffect(() => {
    for (const match of matches.toReversed()) {
      const handle = match.handle as RouteHandle | undefined;
      if (!handle?.head) continue;
      const search = new URLSearchParams(location.search);
      const context = { origin: location.origin, pathname: match.pathname, search };
      document.title = `${handle.head(match.loaderData, context).title} | RITUAL OF POWER`;
      return;
    }
  }, [matches]);
  return <Outlet />;
}
