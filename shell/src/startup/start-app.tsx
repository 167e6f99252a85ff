import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { remoteFor, type Host } from '@ritual/shared/federation';
import { isForVisitors, isPrivate } from '@ritual/shared/federation/guard';
import { configureApi } from '@ritual/shared/http';
import { paths, withReturnPath } from '@ritual/shared/routing';
import { createStores, sessionIds } from '@ritual/shared/state';
import { duration } from '@ritual/shared/theme';
import { fetchRemote } from '../federation/fetch-remote.ts';
import { forgetMarkup, keepMarkup } from '../federation/kept-markup.tsx';
import { patchRoutes } from '../routes/patch-routes.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createSession } from '../session/session.ts';
import { withDelayedPendingState } from '../navigation/delayed-pending-state.ts';
import { mountApp } from './mount.ts';
import { initialPageShown } from './initial-page-shown.ts';
import { prepareInitialPage } from './initial-page.ts';
import { readHydrationPayload } from './hydration-payload.ts';
import { Providers } from './providers.tsx';
import { report } from './report.ts';
import { whenRouterIdle } from '../navigation/when-router-idle.ts';

/** What the late scripts use of this one. Imported there, it could not be merged with the rest of it any more. */
const tools = { remoteFor, matchRoutes, isPrivate, createRoot };
/** Milliseconds after the first page is there: what a first view needs has arrived by then. */
const fetchesAheadAfter = 2500;
/** Milliseconds that the code of the page itself may take before the layout comes alive without it. */
const timeoutMs = 1500;

/** Brings the page that the server sent to life, or draws it when only its frame was sent. */
export async function startApp(): Promise<void> {
  const page = readHydrationPayload();
  const { snapshot, shop } = page;
  /** The routes of the page that is shown, once there is a router. */
  let shown = (): Parameters<typeof isPrivate>[0] | null => null;
  const stores = createStores({ report });
  const cart = {
    load: () => stores.cart.getState().load(),
    reset: () => stores.cart.getState().reset(),
  };
  const session = createSession({
    ...{ cart, report, toLogin, leavePrivatePage },
    startOver: () => location.reload(),
  });
  configureApi({
    token: session.token,
    sessionId: () => sessionIds.current(),
    renew: session.renew,
    onSessionLost: session.lost,
  });
  const host: Host = { auth: session, shop, report };
  const loader = createRemoteLoader({ snapshot, fetchRemote, report });

  const { routes, known, failed, asked, way } = await prepareInitialPage({
    ...{ page, loader, session, location, timeoutMs },
  });
  const hydrate = way === 'hydrate';
  // An error that the server drew says nothing that could be read instead.
  const told = !page.hydration?.errors;
  if (way === 'replace' && told) keepMarkup(document.getElementById('main'), location);
  const patch = patchRoutes({ snapshot, loader, session, known, failed });
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: patch,
    ...(hydrate && page.hydration && { hydrationData: page.hydration }),
  });
  shown = () => router.state.matches;
  // From here on nothing is left out of the layout any more: places that are scrolled to have to be where they will stay.
  document.documentElement.dataset['awake'] = 'true';
  // What the session finds out comes after the first render, which has to be the same as the server's.
  mountApp(
    <Providers host={host} stores={stores} loader={loader} onStart={start}>
      {/* A page is drawn in one go. In slices, the styles of each slice would be worked out for the page that is leaving. */}
      <RouterProvider
        router={withDelayedPendingState(router, duration('progressDelay'))}
        useTransitions={false}
      />
    </Providers>,
    hydrate,
  );
  if (page.reload !== undefined) (await import('./live-reload.ts')).followBuilds(page.reload);

  function start(): void {
    if (!asked) session.start();
    // What was done until now is replayed (`early-input.ts`).
    const first = initialPageShown(router, document.getElementById('main'), hydrate);
    dispatchEvent(new CustomEvent('rop:alive', { detail: { answered, page: first } }));
    void first.then(forgetMarkup);
    // For tests and tools: from here on a click is answered, and the address is the one that this visit has led to.
    whenRouterIdle(router, () => {
      document.documentElement.dataset['ready'] = 'true';
      // Nothing that the page itself needs; a visitor who is already gone does not pay for it.
      setTimeout(() => void startLate().catch(report), fetchesAheadAfter);
    });
  }

  async function startLate(): Promise<void> {
    const { startAfterStartup } = await import('./after-startup.ts');
    startAfterStartup({ snapshot, loader, tools, router, session, report, toasts: stores.toasts });
  }

  /** The router is at rest and React has drawn what it says. */
  function answered(): Promise<void> {
    return new Promise((resolve) => setTimeout(() => whenRouterIdle(router, () => setTimeout(resolve))));
  }

  function leavePrivatePage(): void {
    if (isPrivate(shown() ?? [])) toLogin();
  }

  function toLogin(): void {
    // Who is there to sign in or to register goes on with it; before there is a router only they are asked for.
    const matches = shown();
    if (!matches || isForVisitors(matches)) return;
    const { pathname, search, hash } = router.state.location;
    const login = paths.login.to();
    // When its code could not be had, its route says nothing.
    if (pathname.toLowerCase() === login) return;
    stores.toasts.getState().show({ text: 'Your session has ended. Please sign in again.' });
    void router.navigate(withReturnPath(login, pathname + search + hash));
  }
}
