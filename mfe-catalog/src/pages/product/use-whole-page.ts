import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether to draw everything. A page that came from the server is whole. One that the browser draws begins with what was
 * tapped for; the rest follows when that has been painted: on a weak phone all of it would take twice as long.
 */
export function useWholePage(): boolean {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(true, fromServer);
}
