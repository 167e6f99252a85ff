import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HostProvider } from '@ritual/shared/federation';
import { configureApi } from '@ritual/shared/http';
import { createStores, sessionIds, StoresProvider } from '@ritual/shared/state';
import { pageStyle } from '@ritual/shared/theme/page-style';
import { fakeHost, type Person } from '../fake-host.ts';

export interface StoryFrameProps {
  /** Who is signed in; an anonymous visitor if left out. */
  readonly user?: Person | null;
  readonly children: ReactNode;
}

// The router is created once; its content follows the workshop's controls.
const Story = createContext<ReactNode>(null);

function Shown() {
  return useContext(Story);
}

function makeSurroundings(user: Person | null) {
  const stores = createStores();
  const host = fakeHost({ user, onChange: () => stores.cart.getState().load() });
  configureApi({ token: host.token, sessionId: sessionIds.current });
  return { host, stores, router: createMemoryRouter([{ path: '*', element: <Shown /> }]) };
}

/** The context of every component: global style, host, stores and a router whose links lead nowhere. */
export function StoryFrame({ user = null, children }: StoryFrameProps) {
  const [{ host, stores, router }] = useState(() => makeSurroundings(user));
  return (
    <HostProvider host={host}>
      <StoresProvider stores={stores}>
        <style>{pageStyle}</style>
        <Story value={children}>
          <RouterProvider router={router} />
        </Story>
      </StoresProvider>
    </HostProvider>
  );
}
