import { matchRoutes } from 'react-router-dom';
import { remoteFor, type AuthPort, type RemoteModule } from '@ritual/shared/federation';
import { isForVisitors } from '@ritual/shared/federation/guard';
import type { RouteObject } from '@ritual/shared/routing';
import { RemoteUnavailable, type RemoteLoader } from '../federation/remote-loader.ts';
import { remoteRoute } from '../routes/remote-routes.tsx';
import type { Session } from '../session/session.ts';
import { loadLazyRoutes } from '../navigation/load-lazy-routes.ts';
import type { HydrationPayload } from './hydration-payload.ts';
import { appRoutes } from '../routes/routes.tsx';

/** How the first page of a visit begins in the browser. */
export interface InitialPage {
  readonly routes: RouteObject[];
  /** Remotes whose routes are in the tree already. */
  readonly known: readonly string[];
  /** The page's own remote, when it could not be had. */
  readonly failed?: RemoteUnavailable | undefined;
  /** Whether the session has been started, to find out who is there. */
  readonly asked: boolean;
  /**
   * `hydrate`: brings the server's markup to life. `replace`: draws the page anew; what the server drew stands until it is there, and
   * when it cannot be had. `render`: nothing of the server's is to be seen meanwhile, or there is nothing but the frame.
   */
  readonly way: 'hydrate' | 'replace' | 'render';
}

interface InitialPageOptions {
  readonly page: Pick<HydrationPayload, 'mode' | 'snapshot'>;
  readonly loader: Pick<RemoteLoader, 'load' | 'isLive'>;
  readonly session: AuthPort & Pick<Session, 'start' | 'token'>;
  readonly location: { readonly pathname: string };
  /** Milliseconds that the code of the page may take before the layout comes alive without it. */
  readonly timeoutMs: number;
}

/** Fetches the code that the server's markup is to be brought to life with, as far as it can be had in time. */
export async function prepareInitialPage(options: InitialPageOptions): Promise<InitialPage> {
  const { page, loader, session, location, timeoutMs } = options;
  if (page.mode === 'client') {
    return { routes: appRoutes([]), known: [], asked: false, way: 'render' };
  }
  const tooLate = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), timeoutMs));
  const inTime = <Result>(promise: Promise<Result>) => Promise.race([promise, tooLate]);

  const first = await inTime(firstRemote(options));
  const { remote, failed } = first === 'late' ? {} : first;
  const known = remote ? [remote] : [];
  const routes = appRoutes(known.map((module) => remoteRoute(module, session)));
  const code = async (): Promise<InitialPage['way']> => {
    if (first === 'late' || failed) return 'replace';
    // Another release than the server's may draw otherwise and want other data.
    if (remote && !loader.isLive(remote.name)) return 'replace';
    return (await inTime(loadLazyRoutes(routes, location))) === true ? 'hydrate' : 'replace';
  };
  // Who is signed in is led on from the login form: it must not answer to them. Whose session has ended keeps the form and
  // what is typed into it already, as all do of whom it is not known in time.
  const asked = session.token() !== null && isForVisitors(matchRoutes(routes, location) ?? []);
  if (asked) session.start();
  const [way, answer] = await Promise.all([code(), asked ? inTime(session.ready()) : null]);
  const leadsOn = answer !== null && answer !== 'late' && answer.user !== null;
  return {
    ...{ routes, failed, asked },
    known: known.map(({ name }) => name),
    way: leadsOn ? 'render' : way,
  };
}

/** The remote of this page: it has to be there before the router, or there would be nothing to hydrate. */
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
