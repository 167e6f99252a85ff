import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query (without `@media`) matches; `null` on the server and while hydrating. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (typeof matchMedia === 'function' ? matchMedia(query).matches : false),
    () => null,
  );
}

/** Whether animations may run by themselves; `false` until it is known. */
export function useMotionAllowed(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)') === false;
}
