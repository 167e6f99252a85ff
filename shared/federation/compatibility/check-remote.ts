import { confine, patternsOf } from '../routes/confine.ts';
import { prefixFits } from '../routes/remote-for.ts';
import type { RemoteArea, RemoteModule } from '../remote-module.ts';

/**
 * Whether what a release exposes can be used. Called at promotion, by the server and by browsers, so that all reach the same
 * result. An entry point of its own: remotes have no use for it.
 */

export interface CheckedRemote {
  /** With only the routes within its prefixes. */
  readonly remote: RemoteModule;
  /** Patterns of the routes outside them, which were left out. */
  readonly stray: readonly string[];
}

/** The remote that a build exposes. Throws when it does not expose the one that it was loaded as. */
export function checkRemote(name: string, exposed: unknown, prefixes: readonly string[]): CheckedRemote {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (!remote || remote.name !== name || !Array.isArray(remote.routes)) {
    throw new Error(`What was loaded as '${name}' is not that remote.`);
  }
  const { routes, stray } = confine(remote.routes, prefixes);
  const [areas, outside] = [true, false].map((within) =>
    (remote.areas ?? []).filter(
      (area) => prefixes.some((prefix) => prefixFits(area.prefix, prefix)) === within,
    ),
  ) as [RemoteArea[], RemoteArea[]];
  return {
    remote: { ...remote, routes, ...(areas.length > 0 && { areas }) },
    stray: [...stray, ...outside.map(({ prefix }) => prefix)],
  };
}

/**
 * The patterns of a remote's pages, sorted. An area stands for those below its prefix: its routes are fetched when one of them is
 * opened.
 */
export function pagesOf({ routes, areas = [] }: Pick<RemoteModule, 'routes' | 'areas'>): readonly string[] {
  return [...new Set([...patternsOf(routes), ...areas.map(({ prefix }) => `${prefix}/*`)])].sort();
}

/** The message about routes that were left out. */
export function unusedRoutes(name: string, stray: readonly string[]): string {
  return `The remote '${name}' has routes outside its prefixes, which are not used: ${stray.join(', ')}.`;
}
