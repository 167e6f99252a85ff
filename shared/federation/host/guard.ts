import { redirect, replace, type RouteObject } from '../../routing/index.ts';
import { paths, withReturnPath } from '../../paths/index.ts';
import type { AuthPort, AuthState } from './host.ts';
import type { RouteHandle } from '../remote-module.ts';

type Access = NonNullable<RouteHandle['access']>;
type Loader = Extract<RouteObject['loader'], (...args: never[]) => unknown>;
/** Redirects away from a page, or returns when the visitor may open it. */
type Rule = (state: AuthState, url: URL) => Response | undefined;

/** The page that last refused a signed-in shopper for want of a role. */
const turnedAway = new WeakMap<AuthPort, string>();

/**
 * Adds the guard to every private route and to those for visitors only. Pages say who may open them in `handle.access`, which
 * child routes inherit, and in `handle.whenSignedIn`. The data of such a page is not loaded, and none of it is rendered in
 * the browser, until the session is known.
 */
export function guardRoutes(
  routes: readonly RouteObject[],
  session: AuthPort,
  inherited?: Access,
): RouteObject[] {
  return routes.map((route) => {
    const handle = route.handle as RouteHandle | undefined;
    const access = stricter(inherited, handle?.access);
    const rule = access ? privateRule(access, session) : visitorRule(handle, session);
    const guarded = rule ? guardRoute(route, rule, session) : route;
    if (guarded.index || !guarded.children) return guarded;
    return { ...guarded, children: guardRoutes(guarded.children, session, access) };
  });
}

type Matches = readonly { readonly route: { readonly handle?: unknown } }[];

/** Whether the route of a page, or any of its parents, is private. */
export function isPrivate(matches: Matches): boolean {
  return matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.access !== undefined);
}

/** Whether a page is only for visitors who are not signed in. */
export function isForVisitors(matches: Matches): boolean {
  return matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.whenSignedIn !== undefined);
}

function stricter(a: Access | undefined, b: Access | undefined): Access | undefined {
  return a === 'admin' || b === 'admin' ? 'admin' : (a ?? b);
}

function guardRoute(route: RouteObject, rule: Rule, session: AuthPort): RouteObject {
  const before = (loader: Loader | undefined): Loader =>
    (async (args: Parameters<Loader>[0], context: unknown) => {
      const state = await session.ready();
      const elsewhere = rule(state, new URL(args.request.url));
      if (elsewhere) return elsewhere;
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

/** A visitor who may not open a page is sent to the login, and returns to it afterwards. */
function privateRule(access: Access, session: AuthPort): Rule {
  return (state, url) => {
    if (mayOpen(state, access)) return undefined;
    // The session could not be determined, and the shopper may well be signed in: the page offers a retry, which asks again.
    if (!state.user && state.failure !== undefined) throw state.failure;
    const place = url.pathname + url.search + url.hash;
    if (state.user) turnedAway.set(session, place);
    return leadTo(withReturnPath(paths.login.to(), place), url);
  };
}

/** A signed-in shopper is redirected, unless the target has just refused them: then they may sign in to another account. */
function visitorRule(handle: RouteHandle | undefined, session: AuthPort): Rule | undefined {
  const { whenSignedIn } = handle ?? {};
  return (
    whenSignedIn &&
    (({ user }, url) => {
      const place = user && whenSignedIn(user, url);
      return place === null || place === turnedAway.get(session) ? undefined : leadTo(place, url);
    })
  );
}

/**
 * Redirects to another page. One that the address bar already shows (the first of a visit, or after Back) is replaced in the
 * history: Back would otherwise lead to it and redirect again. A target that would redirect back here is replaced, too.
 */
function leadTo(place: string, { pathname, search, origin }: URL): Response {
  // The target comes from a remote: the router would take '//example.com' for another site.
  if (new URL(place, origin).origin !== origin)
    throw new Error(`The guard only redirects within this site, not to ${place}.`);
  const shown = location.pathname + location.search;
  return shown === pathname + search || shown === place ? replace(place) : redirect(place);
}
