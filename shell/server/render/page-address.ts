import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@ritual/shared/federation';
import { remoteFor } from '@ritual/shared/federation/remote-for';

/** Routes by the name of their remote, as far as they can be told to another thread. */
export type KnownRoutes = Readonly<Record<string, readonly RouteObject[]>>;

/** Where the pages of a remote are and which parameters they read: nothing but data. */
export function plainRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ path, caseSensitive = false, index, handle, children }) => {
    const { query } = (handle as RouteHandle | undefined) ?? {};
    const plain = { ...(path !== undefined && { path }), caseSensitive, handle: { query } };
    if (index) return { ...plain, index };
    return { ...plain, ...(children && { children: plainRoutes(children) }) };
  });
}

/**
 * The address of a page as it is drawn and kept: without the parameters that the page does not read (such as those that
 * advertisements add), the others by name. Addresses that show the same become one.
 */
export function pageAddress(
  url: string,
  remotes: Parameters<typeof remoteFor>[1],
  known: KnownRoutes,
): string {
  const { pathname, searchParams } = new URL(url, 'http://store.invalid');
  const read = parametersOf(pathname, remotes, known);
  if (read) {
    for (const name of new Set(searchParams.keys())) if (!read.includes(name)) searchParams.delete(name);
  }
  searchParams.sort();
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** undefined: not known, as with releases from before pages said so. */
function parametersOf(
  pathname: string,
  remotes: Parameters<typeof remoteFor>[1],
  known: KnownRoutes,
): readonly string[] | undefined {
  const name = remoteFor(pathname, remotes);
  // The shell's own page: that there is no such page.
  if (name === undefined) return [];
  const routes = known[name];
  if (!routes) return undefined;
  const matches = matchRoutes([...routes], pathname);
  return matches ? (matches.at(-1)?.route.handle as RouteHandle | undefined)?.query : [];
}
