import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HostProvider, type RemoteModule } from '@ritual/shared/federation';
import { guardRoutes } from '@ritual/shared/federation/guard';
import { configureApi } from '@ritual/shared/http';
import { tabStorage } from '@ritual/shared/storage';
import { createStores, sessionIds, StoresProvider } from '@ritual/shared/state';
import { fakeHost, type Person } from './fake-host.ts';
import { AloneError } from './standalone/alone-error.tsx';
import { AloneShell } from './standalone/alone-shell.tsx';
import { Elsewhere } from './standalone/elsewhere.tsx';
import { ownSlots } from './standalone/own-slots.ts';
import { PageWithTitle } from './standalone/page-with-title.tsx';

export interface StandaloneOptions {
  /** Who is signed in at the first visit of the tab. Default: an anonymous visitor; the bar at the top changes it. */
  readonly user?: Person | null;
  /** Starts the mocks (`startMocks` of `@ritual/shared/mocks/browser`). Left out, calls fail. */
  readonly mocks?: () => Promise<unknown>;
}

/**
 * Runs one remote without the shell: its routes and slots in a small frame, mocks in place of the API. Called by the remote's
 * `src/standalone.tsx`, which is never shipped. Returns a function that unmounts it.
 */
export async function runStandalone(
  exposed: RemoteModule,
  options: StandaloneOptions = {},
): Promise<() => void> {
  await options.mocks?.();
  const areas = await Promise.all((exposed.areas ?? []).map(({ routes }) => routes()));
  const remote = { ...exposed, routes: [...exposed.routes, ...areas.flat()] };
  const stores = createStores();
  const host = fakeHost({
    user: options.user ?? null,
    storage: tabStorage,
    slots: ownSlots(remote),
    onChange: () => stores.cart.getState().load(),
  });
  configureApi({
    token: host.token,
    sessionId: sessionIds.current,
    onSessionLost: () => void host.auth.signOut(),
  });
  const router = createBrowserRouter([
    {
      id: 'root',
      element: <AloneShell remote={remote} />,
      hydrateFallbackElement: <p>Loading {remote.name} …</p>,
      children: [
        {
          element: <PageWithTitle />,
          errorElement: <AloneError />,
          children: [
            ...guardRoutes(remote.routes, host.auth),
            { path: '*', element: <Elsewhere remote={remote} /> },
          ],
        },
      ],
    },
  ]);
  void stores.cart.getState().load();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  // As in the store once a page is alive.
  document.documentElement.dataset['awake'] = 'true';
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <HostProvider host={host}>
        <StoresProvider stores={stores}>
          <RouterProvider router={router} />
        </StoresProvider>
      </HostProvider>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    router.dispose();
  };
}
