import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useMatches } from 'react-router-dom';
import { HostProvider, type Host, type RemoteModule, type RouteHandle } from '@ritual/shared/federation';
import { paths } from '@ritual/shared/routing';
import { GlobalStyle } from '@ritual/shared/theme';
import { fakeHost } from './fake-host.ts';

export interface StandaloneOptions {
  /** Who is signed in. Default: the demo shopper; `null` for a visitor without an account. */
  readonly user?: 'shopper' | 'admin' | null;
  /** Starts the mocks. Left out, calls go to nowhere. */
  readonly mocks?: () => Promise<unknown>;
}

/**
 * Runs one remote without the shell: its routes, its slots, mocks in place of the API. Called by the
 * remote's `src/standalone.tsx`, which is never shipped.
 */
export async function runStandalone(remote: RemoteModule, options: StandaloneOptions = {}): Promise<void> {
  await options.mocks?.();
  const host = fakeHost(options.user === undefined ? 'shopper' : options.user);
  const router = createBrowserRouter([
    {
      id: 'root',
      element: <Frame host={host} remote={remote} />,
      hydrateFallbackElement: <p>Loading {remote.name} …</p>,
      children: [...remote.routes, { path: '*', element: <Elsewhere remote={remote} /> }],
    },
  ]);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

function Frame({ host, remote }: { readonly host: Host; readonly remote: RemoteModule }) {
  return (
    <HostProvider host={host}>
      <GlobalStyle />
      <Title />
      <main>
        <Outlet />
      </main>
      <CartSlot remote={remote} />
    </HostProvider>
  );
}

/** The page's own title, so that heads can be seen without the shell. */
function Title() {
  const matches = useMatches();
  useEffect(() => {
    for (const match of matches.toReversed()) {
      const handle = match.handle as RouteHandle | undefined;
      if (!handle?.head) continue;
      const search = new URLSearchParams(location.search);
      const context = { origin: location.origin, pathname: match.pathname, search };
      document.title = `${handle.head(match.loaderData, context).title} | RITUAL OF POWER`;
      return;
    }
  }, [matches]);
  return null;
}

/** A button and the remote's cart sidebar, where the remote has one. */
function CartSlot({ remote }: { readonly remote: RemoteModule }) {
  const [open, setOpen] = useState(false);
  const [Sidebar, setSidebar] =
    useState<Awaited<ReturnType<NonNullable<NonNullable<RemoteModule['slots']>['cart-sidebar']>>>>();
  const load = remote.slots?.['cart-sidebar'];
  useEffect(() => {
    if (open && load) void load().then((component) => setSidebar(() => component));
  }, [open, load]);
  if (!load) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open cart
      </button>
      {Sidebar && <Sidebar open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

function Elsewhere({ remote }: { readonly remote: RemoteModule }) {
  const own = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':'));
  return (
    <>
      <h1>Not a page of {remote.name}</h1>
      <ul>
        {own.map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
