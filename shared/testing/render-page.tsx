import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { HostProvider, type RouteHandle } from '@ritual/shared/federation';
import { configureApi } from '@ritual/shared/http';
import { mockStore } from '@ritual/shared/mocks/node';
import { createStores, sessionIds, StoresProvider, type Stores } from '@ritual/shared/state';
import { pageStyle } from '@ritual/shared/theme/page-style';
import { fakeHost, personOf, type FakeHost, type Person } from './fake-host.ts';

export interface RenderPageOptions {
  /** Path with query. Default '/'. */
  readonly url?: string;
  /** Who is signed in; an anonymous visitor if left out. */
  readonly user?: Person | null;
  /** Content of the visitor's or user's cart. */
  readonly cart?: readonly { readonly variantId: number; readonly quantity?: number }[];
  /** Ids of the products on the visitor's or user's wishlist, newest first. */
  readonly saved?: readonly number[];
  /** Replaces the fake host. */
  readonly host?: FakeHost;
}

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly stores: Stores;
  readonly host: FakeHost;
  /** Errors reported to the host, which no shopper sees. */
  readonly reports: readonly unknown[];
}

/**
 * Renders the page of a remote's routes at a URL, with mocks in place of the API, and waits until it has rendered. Pages that
 * the routes lack show 'Another page: /path'; a loader that throws shows 'Page error 404'.
 */
export async function renderPage(
  routes: readonly RouteObject[],
  options: RenderPageOptions = {},
): Promise<RenderedPage> {
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const stores = createStores({ report });
  const load = () => stores.cart.getState().load();
  const host = options.host ?? fakeHost({ user: options.user ?? null, report, onChange: load });
  configureApi({ token: host.token, sessionId: sessionIds.current });
  fillCart(options);
  fillWishlist(options);
  await load();
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        errorElement: <PageError />,
        hydrateFallbackElement: <p>Loading</p>,
        children: [...routes, { path: '*', element: <AnotherPage /> }],
      },
    ],
    { initialEntries: [options.url ?? '/'] },
  );
  guardQuery(router);
  const result = render(
    <Frame host={host} stores={stores}>
      <RouterProvider router={router} />
    </Frame>,
  );
  await act(() => settled(router));
  await rendered(result.container);
  return { ...result, user: userEvent.setup(), router, stores, host, reports };
}

/** Fails for query parameters that a public page is rendered with but its route does not name: the server leaves them out. */
function guardQuery(router: ReturnType<typeof createMemoryRouter>): void {
  const check = () => {
    const { location, matches } = router.state;
    const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
    const page = handles.at(-1);
    if (!page?.head || handles.some((handle) => handle?.access)) return;
    for (const name of new URLSearchParams(location.search).keys()) {
      if (page.query?.includes(name)) continue;
      console.error(`The route of ${location.pathname} has to name '${name}' in handle.query.`);
    }
  };
  router.subscribe(check);
  check();
}

// The real ones, even if a test fakes its clock.
const { requestAnimationFrame: nextFrame, setTimeout: later } = globalThis;

/**
 * Some pages render the requested content first, the rest once that is on the screen, and dependent content a moment later.
 * On a busy machine that could coincide with the first click of a test.
 */
async function rendered(container: HTMLElement): Promise<void> {
  let unchanged = 0;
  for (let before = container.innerHTML; unchanged < 2; before = container.innerHTML) {
    await act(painted);
    unchanged = container.innerHTML === before ? unchanged + 1 : 0;
  }
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    nextFrame(() => later(resolve));
  });
}

/** Renders one element inside host, stores and router, for a visitor; loads nothing. */
export function renderUi(element: ReactElement, host: FakeHost = fakeHost()): Omit<RenderedPage, 'reports'> {
  const stores = createStores();
  const router = createMemoryRouter([{ path: '*', element }]);
  const result = render(
    <Frame host={host} stores={stores}>
      <RouterProvider router={router} />
    </Frame>,
  );
  return { ...result, user: userEvent.setup(), router, stores, host };
}

interface FrameProps {
  readonly host: FakeHost;
  readonly stores: Stores;
  readonly children: ReactNode;
}

function Frame({ host, stores, children }: FrameProps) {
  return (
    <HostProvider host={host}>
      <StoresProvider stores={stores}>
        <style>{pageStyle}</style>
        {children}
      </StoresProvider>
    </HostProvider>
  );
}

function AnotherPage() {
  return <p>Another page: {useLocation().pathname}</p>;
}

function PageError() {
  const error = useRouteError() as { readonly status?: number; readonly message?: string };
  return <p>Page error {error.status ?? error.message}</p>;
}

const ownerOf = ({ user }: RenderPageOptions) =>
  user ? `user:${personOf(user).id}` : `session:${sessionIds.ensure()}`;

function fillWishlist(options: RenderPageOptions): void {
  if (!options.saved) return;
  const savedAt = new Date().toISOString();
  mockStore.state.wishlists[ownerOf(options)] = options.saved.map((productId) => ({ productId, savedAt }));
}

function fillCart({ cart, ...options }: RenderPageOptions): void {
  if (!cart) return;
  mockStore.state.carts[ownerOf(options)] = cart.map(({ variantId, quantity = 1 }) => ({
    id: mockStore.newId(),
    variantId,
    quantity,
  }));
}

function settled(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle') return;
      stop();
      resolve();
    };
    const stop = router.subscribe(check);
    check();
  });
}
