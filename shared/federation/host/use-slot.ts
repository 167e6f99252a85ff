import { useCallback, useSyncExternalStore } from 'react';
import type { SlotFilling, SlotName } from '../slots.ts';
import { useHost } from './host-context.tsx';

const none: readonly never[] = [];
const nothing = () => undefined;

/**
 * Offers a slot: returns what other remotes fill it with, to be rendered where the caller wants it. Empty on the server, during
 * hydration and until the fillings have been loaded, which begins some time after the page is hydrated: keep their room free, so
 * that nothing moves. An error in a filling removes that filling from the page.
 */
export function useSlot<Name extends SlotName>(name: Name): readonly SlotFilling<Name>[] {
  const { slots } = useHost();
  const subscribe = useCallback(
    (listener: () => void) => slots?.subscribe(name, listener) ?? nothing,
    [slots, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => slots?.get(name) ?? none,
    () => none,
  );
}
