import { paths, redirect, replace, withReturnPath, type RouteObject } from '../routing/index.ts';
import type { AuthPort, AuthState } from './host.ts';
import type { RouteHandle } from './remote-module.ts';

type Access = NonNullable<RouteHandle['access']>;
type Loader = Extract<RouteObject['loader'], (...args: never[]) => unknown>;
/** Leads away from a page, or lets whoever is there open it. */
type Rule = (state: AuthState, url: URL) => Response | undefined;

/** Where somebody who is signed in was turned away last, for want of a role. */
const turnedAway = new WeakMap<AuthPort, string>();

/**
 * Puts the guard before every private route and before those for visitors only. Pages say who may open them in
 * `handle.access`, which routes below inherit, and in `handle.whenSignedIn`. Data of such a page is not asked for, and
 * nothing of it drawn in the browser, until it is known who is there.
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

/** Whether any route on the way to a page is private. */
export function isPrivate(matches: Matches): boolean {
  return matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.access !== undefined);
}

/** Whether a page is for those who are not signed in. */
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

/** Whoever may not open a page is asked to sign in, and comes back afterwards. */
function privateRule(access: Access, session: AuthPort): Rule {
  return (state, url) => {
    if (mayOpen(state, access)) return undefined;
    // Who is there could not be found out. They may well be signed in: the page offers to try again, and asks then.
    if (!state.user && state.failure !== undefined) throw state.failure;
    const place = url.pathname + url.search + url.hash;
    if (state.user) turnedAway.set(session, place);
    return leadTo(withReturnPath(paths.login.to(), place), url);
  };
}

/** Whoever is signed in is led on, unless they have just been turned away from there: then they may sign in as somebody else. */
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
 * To another page. One that the address bar shows already (the first of a visit, or the way back) gives up its entry in the
 * history: the way back from there would lead to where it leads on again. What leads back to it takes that entry over.
 */
function leadTo(place: string, { pathname, search, origin }: URL): Response {
  // A remote says where: the router would take '//example.com' for another site.
  if (new URL(place, origin).origin !== origin) throw new Error(`The guard does not lead to ${place}.`);
  const shown = location.pathname + location.search;
  return shown === pathname + search || shown === place ? replace(place) : redirect(place);
}
