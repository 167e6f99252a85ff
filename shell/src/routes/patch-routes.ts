import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { areaOf, remoteFor, type AuthPort } from '@ritual/shared/federation';
import type { RemoteLoader, RemoteUnavailable } from '../federation/remote-loader.ts';
import { areaRoutes, remoteRoute, remotesRouteId } from './remote-routes.tsx';
import type { Snapshot } from '../federation/snapshot.ts';

interface PatchOptions {
  readonly snapshot: Snapshot;
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly session: AuthPort;
  /** Remotes whose routes are in the tree already. */
  readonly known: readonly string[];
  /**
   * The page's own remote, when it has just failed: the router asks for it again, and the shopper must not wait a second time.
   */
  readonly failed?: RemoteUnavailable | undefined;
}

/** On the first navigation to a path, fetches the remote (and the remote's area) that it belongs to and adds their routes. */
export function patchRoutes(options: PatchOptions): PatchRoutesOnNavigationFunction {
  const { snapshot, loader, session } = options;
  const known = new Set(options.known);
  const knownAreas = new Set<string>();
  let { failed } = options;
  return async ({ path, patch, signal }) => {
    const name = remoteFor(path, snapshot.remotes);
    if (name === undefined) return;
    if (failed?.remote === name) {
      const failure = failed;
      failed = undefined;
      throw failure;
    }
    const remote = await loader.load(name);
    // The router ignores routes from a navigation that was replaced: the navigation that replaced it adds them.
    if (!signal.aborted && !known.has(name)) {
      known.add(name);
      patch(remotesRouteId, [remoteRoute(remote, session)]);
    }
    const area = areaOf(remote, path);
    const id = `${name} ${area?.prefix ?? ''}`;
    if (!area || knownAreas.has(id)) return;
    const routes = await areaRoutes(remote, area, session);
    if (signal.aborted || knownAreas.has(id)) return;
    knownAreas.add(id);
    patch(name, routes);
  };
}
