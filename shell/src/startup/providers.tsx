import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { HostProvider, type Host } from '@ritual/shared/federation';
import { StoresProvider, type Stores } from '@ritual/shared/state';
import { FederationProvider } from '../federation/federation-context.tsx';
import type { RemoteLoader } from '../federation/remote-loader.ts';

interface ProvidersProps {
  readonly host: Host;
  readonly stores: Stores;
  /** Null on the server. */
  readonly loader: RemoteLoader | null;
  /** Called once, after the first render in the browser. */
  readonly onStart?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Everything that exists once per app instance: one per request on the server, one per page in the browser. */
export function Providers({ host, stores, loader, onStart, children }: ProvidersProps) {
  return (
    <HostProvider host={host}>
      <StoresProvider stores={stores}>
        <FederationProvider loader={loader}>
          {children}
          <Start run={onStart} />
        </FederationProvider>
      </StoresProvider>
    </HostProvider>
  );
}

/** Rendered at the same position on server and browser: the ids that React generates depend on it. */
function Start({ run }: { readonly run: (() => void) | undefined }) {
  // When React has rendered the page anew it handles clicks from here on; for hydration `mount.ts` dispatches this event.
  useLayoutEffect(() => {
    if (run) dispatchEvent(new Event('rop:answers'));
  }, [run]);
  useEffect(() => run?.(), [run]);
  return null;
}
