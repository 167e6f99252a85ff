import type { AuthPort, AuthState, RouteHandle } from '@ritual/shared/federation';
import { paths, redirect, replace, withReturnPath, type RouteObject } from '@ritual/shared/routing';

type Access = NonNullable<RouteHandle['access']>;
type Loader = Extract<RouteObject['loader'], (...args: never[]) => unknown>;

/**
 * Puts the guard before every private route. Pages say who may open them in `handle.access`; routes below
 * inherit it. Data of a private page is not asked for until it is known who is there.
 */
export function guardRoutes(
  routes: readonly RouteObject[],
  session: AuthPort,
  inherited?: Access,
): RouteObject[] {
  return routes.map((route) => {
    const own = (route.handle as RouteHandle | undefined)?.access;
    const access = stricter(inherited, own);
    const guarded = access ? guardRoute(route, access, session) : route;
    if (guarded.index || !guarded.children) return guarded;
    return { ...guarded, children: guardRoutes(guarded.children, session, access) };
  });
}

/** Whether any route on the way to a page is private. */
export function isPrivate(matches: readonly { readonly route: { readonly handle?: unknown } }[]): boolean {
  return matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.access !== undefined);
}

function stricter(a: Access | undefined, b: Access | undefined): Access | undefined {
  return a === 'admin' || b === 'admin' ? 'admin' : (a ?? b);
}

function guardRoute(route: RouteObject, access: Access, session: AuthPort): RouteObject {
  const before = (loader: Loader | undefined): Loader =>
    (async (args: Parameters<Loader>[0], context: unknown) => {
      const state = await session.ready();
      if (!mayOpen(state, access)) return turnAway(new URL(args.request.url));
      return loader ? (loader as (a: unknown, c: unknown) => unknown)(args, context) : null;
    }) as Loader;

  const { lazy } = route;
  if (typeof lazy === 'function') {
    const loadGuarded = async () => {
      const loaded = (await lazy()) as { loader?: Loader };
      return { ...loaded, loader: before(loaded.loader) };
    };
    if (!route.loader) return { ...route, lazy: loadGuarded };
  }
  return { ...route, loader: before(typeof route.loader === 'function' ? route.loader : undefined) };
}

function mayOpen(state: AuthState, access: Access): boolean {
  return state.status === 'authenticated' && (access === 'user' || state.user.role === 'ADMIN');
}

/** Whoever may not open a page is asked to sign in, and comes back afterwards. */
function turnAway(url: URL) {
  return leadTo(withReturnPath(paths.login.to(), url.pathname + url.search + url.hash), url);
}

/**
 * To another page. One that the address bar shows already (the first of a visit, or the way back) gives up its entry in the
 * history: the way back from there would lead to where it leads on again.
 */
function leadTo(place: string, { pathname, search }: URL): Response {
  const shown = pathname + search === location.pathname + location.search;
  return shown ? replace(place) : redirect(place);
}
