import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { remoteFor, type Host } from '@ritual/shared/federation';
import { isForVisitors, isPrivate } from '@ritual/shared/federation/guard';
import { configureApi } from '@ritual/shared/http';
import { paths, withReturnPath } from '@ritual/shared/paths';
import { createStores, sessionIds } from '@ritual/shared/state';
import { duration } from '@ritual/shared/theme';
import { cancelPreloads } from '../federation/cancel-preloads.ts';
import { fetchRemote } from '../federation/fetch-remote.ts';
import { forgetMarkup, keepMarkup } from '../federation/kept-markup.tsx';
import { patchRoutes } from '../routes/patch-routes.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createSlots } from '../federation/slots.ts';
import { createSession } from '../session/session.ts';
import { withDelayedPendingState } from '../navigation/delayed-pending-state.ts';
import { mountApp } from './mount.ts';
import { initialPageShown } from './initial-page/initial-page-shown.ts';
import { prepareInitialPage } from './initial-page/initial-page.ts';
import { readHydrationPayload } from './initial-page/hydration-payload.ts';
import { Providers } from './providers.tsx';
import { report, reportsOf } from './report.ts';
import { whenRouterIdle } from '../navigation/when-router-idle.ts';

/**
 * Functions of the entry script for the late scripts. An import there would keep the bundler from merging those modules into the
 * entry.
 */
const tools = { remoteFor, matchRoutes, isPrivate, createRoot };
/** Milliseconds after the initial page is ready: everything that the first view needs has arrived by then. */
const lateCodeAfter = 2500;
/** Milliseconds that the page's own code may take before the layout is hydrated without it. */
const timeoutMs = 1500;

/** Hydrates the page that the server sent, or renders it when only its frame was sent. */
export async function startApp(): Promise<void> {
  const page = readHydrationPayload();
  const { snapshot, shop } = page;
  /** The matched routes of the current page, once there is a router. */
  let shown = (): Parameters<typeof isPrivate>[0] | null => null;
  const stores = createStores({ report });
  const cart = {
    load: () => stores.cart.getState().load(),
    reset: () => stores.cart.getState().reset(),
  };
  const session = createSession({
    cart,
    report,
    toLogin,
    leavePrivatePage,
    startOver: () => location.reload(),
  });
  configureApi({
    token: session.token,
    sessionId: () => sessionIds.current(),
    renew: session.renew,
    onSessionLost: session.lost,
  });
  const { slots, port } = createSlots();
  const host: Host = { auth: session, shop, report, slots: port };
  const loader = createRemoteLoader({ snapshot, fetchRemote, report, onTimeout: cancelPreloads });

  const { routes, known, failed, asked, way } = await prepareInitialPage({
    page,
    loader,
    session,
    location,
    timeoutMs,
  });
  const hydrate = way === 'hydrate';
  // An error page of the server has no content worth keeping.
  const readable = !page.hydration?.errors;
  // Also when it is hydrated: the page's own code may throw.
  if (way !== 'render' && readable) keepMarkup(document.getElementById('main'), location);
  const patch = patchRoutes({ snapshot, loader, session, known, failed });
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: patch,
    ...(hydrate && page.hydration && { hydrationData: page.hydration }),
  });
  shown = () => router.state.matches;
  reportsOf(router);
  // From here on all content is laid out (no `content-visibility`): scroll targets must be at their final positions.
  document.documentElement.dataset['awake'] = 'true';
  // The session starts after the first render, which must match the server's.
  mountApp(
    <Providers host={host} stores={stores} loader={loader} onStart={start}>
      {/* A page is rendered in one go. With transitions, each slice's styles would be recalculated for the page that is
          leaving. */}
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
    // Replays earlier input (`early-input.ts`).
    const shownInitially = initialPageShown(router, document.getElementById('main'), hydrate);
    dispatchEvent(new CustomEvent('rop:alive', { detail: { answered, page: shownInitially } }));
    void shownInitially.then(forgetMarkup);
    // For tests and tools: from here on clicks are handled and all redirects of the initial address are done.
    whenRouterIdle(router, () => {
      document.documentElement.dataset['ready'] = 'true';
      // Nothing that the page itself needs; a visitor who has left by then does not download it.
      setTimeout(() => void startLate().catch(report), lateCodeAfter);
    });
  }

  async function startLate(): Promise<void> {
    const { startAfterStartup } = await import('./after-startup.ts');
    const { toasts } = stores;
    startAfterStartup({ snapshot, loader, slots, tools, router, session, report, shop, toasts });
  }

  /** Resolves when the router is idle and React has rendered its state. */
  function answered(): Promise<void> {
    return new Promise((resolve) => setTimeout(() => whenRouterIdle(router, () => setTimeout(resolve))));
  }

  function leavePrivatePage(): void {
    if (isPrivate(shown() ?? [])) toLogin();
  }

  function toLogin(): void {
    // Visitors on the pages for signing in and registering stay there; before there is a router, only those pages start the
    // session.
    const matches = shown();
    if (!matches || isForVisitors(matches)) return;
    // A page that is on its way is where the visitor wants to be.
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    const login = paths.login.to();
    // When the login page's code could not be loaded, its route has no handle to recognize it by.
    if (pathname.toLowerCase() === login) return;
    stores.toasts.getState().show({ text: 'Your session has ended. Please sign in again.' });
    void router.navigate(withReturnPath(login, pathname + search + hash));
  }
}
