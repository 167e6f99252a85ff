import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { HostProvider, type Host } from '@ritual/shared/federation';
import { StoresProvider, type Stores } from '@ritual/shared/state';
import { FederationProvider } from '../federation/federation-context.tsx';
import type { RemoteLoader } from '../federation/remote-loader.ts';

interface ProvidersProps {
  readonly host: Host;
  readonly stores: Stores;
  /** Absent on the server. */
  readonly loader: RemoteLoader | null;
  /** Called once, after the first render in the browser. */
  readonly onStart?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Everything that exists once per app instance: on the server one per request, in the browser one per page. */
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

/** On both sides in the same place: ids that React generates depend on it. */
function Start({ run }: { readonly run: (() => void) | undefined }) {
  // React hears clicks from here on, when it has drawn the page anew; `mount.ts` says so when it brings markup to life.
  useLayoutEffect(() => {
    if (run) dispatchEvent(new Event('rop:answers'));
  }, [run]);
  useEffect(() => run?.(), [run]);
  return null;
}
