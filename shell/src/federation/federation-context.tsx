import { createContext, useContext, type ReactNode } from 'react';
import type { RemoteLoader } from './remote-loader.ts';

const LoaderContext = createContext<RemoteLoader | null>(null);

interface FederationProviderProps {
  /** Null on the server, where nothing is loaded while rendering. */
  readonly loader: RemoteLoader | null;
  readonly children: ReactNode;
}

export function FederationProvider({ loader, children }: FederationProviderProps) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

export function useRemoteLoader(): RemoteLoader | null {
  return useContext(LoaderContext);
}
