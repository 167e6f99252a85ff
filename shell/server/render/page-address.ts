import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@ritual/shared/federation';
import { draftParam } from '../../src/server-rendering/draft-param.ts';
import { remoteFor } from '@ritual/shared/federation/remote-for';

/** Routes by the name of their remote, reduced to data that can be sent to another thread. */
export type KnownRoutes = Readonly<Record<string, readonly RouteObject[]>>;

/** Reduces routes to their paths and the query parameters that their pages read. */
export function plainRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ path, caseSensitive = false, index, handle, children }) => {
    const { query } = (handle as RouteHandle | undefined) ?? {};
    const plain = { ...(path !== undefined && { path }), caseSensitive, handle: { query } };
    if (index) return { ...plain, index };
    return { ...plain, ...(children && { children: plainRoutes(children) }) };
  });
}

/**
 * The address under which a page is rendered and cached: without query parameters that the page does not read (such as those that
 * advertisements add), the others sorted by name. Addresses of the same page become equal.
 */
export function pageAddress(
  url: string,
  remotes: Parameters<typeof remoteFor>[1],
  known: KnownRoutes,
): string {
  const { pathname, searchParams } = new URL(url, 'http://store.invalid');
  const read = parametersOf(pathname, remotes, known);
  if (read) {
    const kept = [...read, draftParam];
    for (const name of new Set(searchParams.keys())) if (!kept.includes(name)) searchParams.delete(name);
  }
  searchParams.sort();
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Query parameters that the page reads; undefined when its release does not declare them. */
function parametersOf(
  pathname: string,
  remotes: Parameters<typeof remoteFor>[1],
  known: KnownRoutes,
): readonly string[] | undefined {
  const name = remoteFor(pathname, remotes);
  // No remote: the shell's 'not found' page, which reads none.
  if (name === undefined) return [];
  const routes = known[name];
  if (!routes) return undefined;
  const matches = matchRoutes([...routes], pathname);
  return matches ? (matches.at(-1)?.route.handle as RouteHandle | undefined)?.query : [];
}
