import { prefixFits } from './remote-for.ts';

export interface RouteLike {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly RouteLike[] | undefined;
}

export interface Confined<Route> {
  readonly routes: Route[];
  /** Patterns of the routes that were left out. */
  readonly stray: readonly string[];
}

/**
 * Leaves out routes that could match paths outside the prefixes, together with their children. A pattern must literally begin
 * with a prefix: '/:page' and '/cart?/x' could match another remote's pages.
 */
export function confine<Route extends RouteLike>(
  routes: readonly Route[],
  prefixes: readonly string[],
): Confined<Route> {
  const stray: string[] = [];
  const within = (pattern: string) => prefixes.some((prefix) => prefixFits(pattern, prefix));
  const keep = <Some extends RouteLike>(some: readonly Some[], parent: string): Some[] =>
    some.flatMap((route) => {
      const pattern = route.path === undefined ? parent : joined(parent, route.path);
      // A route without a path only groups its children and matches nothing itself.
      if ((route.path !== undefined || route.index === true) && !within(pattern)) {
        stray.push(pattern);
        return [];
      }
      return route.children ? [{ ...route, children: keep(route.children, pattern) }] : [route];
    });
  return { routes: keep(routes, '/'), stray };
}

/** Patterns of all pages: what `confine` compares with prefixes. */
export function patternsOf(routes: readonly RouteLike[], parent = '/'): readonly string[] {
  const all = routes.flatMap(({ path, index, children = [] }) => {
    const pattern = path === undefined ? parent : joined(parent, path);
    return [...(path !== undefined || index ? [pattern] : []), ...patternsOf(children, pattern)];
  });
  return [...new Set(all)];
}

function joined(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return whole.replace(/\/{2,}/g, '/');
}
