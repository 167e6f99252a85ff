import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, redirect, RouterProvider } from 'react-router-dom';
import { HostProvider, type RemoteModule, type RouteHandle } from '@ritual/shared/federation';
import { configureApi } from '@ritual/shared/http';
import { paths, withReturnPath } from '@ritual/shared/routing';
import { tabStorage } from '@ritual/shared/storage';
import { createStores, sessionIds, StoresProvider } from '@ritual/shared/state';
import { fakeHost, type FakeHost, type Person } from './fake-host.ts';
import { AloneError } from './standalone/alone-error.tsx';
import { AloneShell } from './standalone/alone-shell.tsx';
import { Elsewhere } from './standalone/elsewhere.tsx';
import { PageWithTitle } from './standalone/page-with-title.tsx';

export interface StandaloneOptions {
  /** Who is signed in at the first visit of the tab. Default: nobody; the bar at the top changes it. */
  readonly user?: Person | null;
  /** Starts the mocks (`startMocks` of `@ritual/shared/mocks/browser`). Left out, calls go to nowhere. */
  readonly mocks?: () => Promise<unknown>;
}

/**
 * Runs one remote without the shell: its routes and slots in a small frame, mocks in place of the API. Called by
 * the remote's `src/standalone.tsx`, which is never shipped.
 */
export async function runStandalone(remote: RemoteModule, options: StandaloneOptions = {}): Promise<void> {
  await options.mocks?.();
  const stores = createStores();
  const host = fakeHost({
    user: options.user ?? null,
    storage: tabStorage,
    onChange: () => stores.cart.getState().load(),
  });
  configureApi({
    token: host.token,
    sessionId: sessionIds.current,
    onSessionLost: () => void host.auth.signOut(),
  });
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        element: <AloneShell remote={remote} />,
        middleware: [({ request }) => guard(remote, host, request)],
        hydrateFallbackElement: <p>Loading {remote.name} …</p>,
        children: [
          {
            element: <PageWithTitle />,
            errorElement: <AloneError />,
            children: [...remote.routes, { path: '*', element: <Elsewhere remote={remote} /> }],
          },
        ],
      },
    ],
    { future: { v8_middleware: true } },
  );
  void stores.cart.getState().load();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  // As in the store, once a page has come alive.
  document.documentElement.dataset['awake'] = 'true';
  createRoot(element).render(
    <StrictMode>
      <HostProvider host={host}>
        <StoresProvider stores={stores}>
          <RouterProvider router={router} />
        </StoresProvider>
      </HostProvider>
    </StrictMode>,
  );
}

/** Sends visitors away from pages that want an account, before loaders run. */
async function guard(remote: RemoteModule, host: FakeHost, request: Request): Promise<void> {
  const url = new URL(request.url);
  const wanted = (matchRoutes(remote.routes, url.pathname) ?? [])
    .map(({ route }) => (route.handle as RouteHandle | undefined)?.access)
    .findLast((access) => access !== undefined);
  if (!wanted) return;
  const { user } = await host.auth.ready();
  if (user && (wanted === 'user' || user.role === 'ADMIN')) return;
  throw redirect(withReturnPath(paths.login.to(), url.pathname + url.search));
}
