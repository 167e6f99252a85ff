import { matchRoutes } from 'react-router-dom';
import { remoteFor, type AuthPort, type RemoteModule } from '@ritual/shared/federation';
import { isForVisitors } from '@ritual/shared/federation/guard';
import type { RouteObject } from '@ritual/shared/routing';
import { RemoteUnavailable, type RemoteLoader } from '../../federation/remote-loader.ts';
import { remoteRoute } from '../../routes/remote-routes.tsx';
import type { Session } from '../../session/session.ts';
import { loadLazyRoutes } from '../../navigation/load-lazy-routes.ts';
import type { HydrationPayload } from './hydration-payload.ts';
import { appRoutes } from '../../routes/routes.tsx';

/** How the initial page of a visit starts in the browser. */
export interface InitialPage {
  readonly routes: RouteObject[];
  /** Remotes whose routes are in the tree already. */
  readonly known: readonly string[];
  /** The error of the page's own remote, when it could not be loaded. */
  readonly failed?: RemoteUnavailable | undefined;
  /** Whether the session has been started already, to find out who is signed in. */
  readonly asked: boolean;
  /**
   * `hydrate`: hydrates the server markup. `replace`: renders the page anew; the server markup stays until then, and if the page
   * cannot be loaded. `render`: renders the page without showing server markup meanwhile, or there is only the frame.
   */
  readonly way: 'hydrate' | 'replace' | 'render';
}

interface InitialPageOptions {
  readonly page: Pick<HydrationPayload, 'mode' | 'snapshot' | 'frame'>;
  readonly loader: Pick<RemoteLoader, 'load' | 'isLive'>;
  readonly session: AuthPort & Pick<Session, 'start' | 'token'>;
  readonly location: { readonly pathname: string };
  /** Milliseconds that the page's code may take before the layout is hydrated without it. */
  readonly timeoutMs: number;
}

/** Fetches the code needed to hydrate the server markup, as far as it arrives in time. */
export async function prepareInitialPage(options: InitialPageOptions): Promise<InitialPage> {
  const { page, loader, session, location, timeoutMs } = options;
  if (page.mode === 'client') {
    return { routes: appRoutes([], page.frame), known: [], asked: false, way: 'render' };
  }
  const tooLate = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), timeoutMs));
  const inTime = <Result>(promise: Promise<Result>) => Promise.race([promise, tooLate]);

  const first = await inTime(firstRemote(options));
  const { remote, failed } = first === 'late' ? {} : first;
  const known = remote ? [remote] : [];
  const routes = appRoutes(known.map((module) => remoteRoute(module, session)));
  const code = async (): Promise<InitialPage['way']> => {
    if (first === 'late' || failed) return 'replace';
    // A release other than the server's may render different markup and need different data.
    if (remote && !loader.isLive(remote.name)) return 'replace';
    return (await inTime(loadLazyRoutes(routes, location))) === true ? 'hydrate' : 'replace';
  };
  // A signed-in shopper is redirected from the login form and must not be able to use it. If the session has ended, or is not
  // known in time, the form stays with what has been typed into it.
  const asked = session.token() !== null && isForVisitors(matchRoutes(routes, location) ?? []);
  if (asked) session.start();
  const [way, answer] = await Promise.all([code(), asked ? inTime(session.ready()) : null]);
  const redirects = answer !== null && answer !== 'late' && answer.user !== null;
  return {
    routes,
    failed,
    asked,
    known: known.map(({ name }) => name),
    way: redirects ? 'render' : way,
  };
}

/** The remote of this page: it must be loaded before the router is created, or there would be nothing to hydrate. */
async function firstRemote({
  page,
  loader,
  location,
}: InitialPageOptions): Promise<{ remote?: RemoteModule; failed?: RemoteUnavailable }> {
  const name = remoteFor(location.pathname, page.snapshot.remotes);
  if (name === undefined) return {};
  return loader.load(name).then(
    (remote) => ({ remote }),
    (error: unknown) => {
      if (error instanceof RemoteUnavailable) return { failed: error };
      throw error;
    },
  );
}
