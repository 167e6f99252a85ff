import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether to render the rest of the page, too. A page from the server is complete. One that the browser renders starts with
 * the picture, the name and the price; React renders the rest in a second pass that input can interrupt.
 */
export function useDeferredRest(): boolean {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(true, fromServer);
}
