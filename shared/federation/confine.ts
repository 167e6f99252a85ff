import { prefixFits } from './remote-for.ts';

interface RouteLike {
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
 * Leaves out routes that could answer to addresses outside the prefixes, together with those below them. A pattern has to begin
 * with a prefix as it is written: '/:page' and '/cart?/x' could be anybody's.
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
      // A route without a path stands for those below it and answers to nothing itself.
      if ((route.path !== undefined || route.index === true) && !within(pattern)) {
        stray.push(pattern);
        return [];
      }
      return route.children ? [{ ...route, children: keep(route.children, pattern) }] : [route];
    });
  return { routes: keep(routes, '/'), stray };
}

function joined(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return whole.replace(/\/{2,}/g, '/');
}
