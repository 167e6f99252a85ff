import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of the browser, which must match; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const minute = 60_000;
let current: Date | undefined;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(() => {
    current = new Date();
    onChange();
  }, minute);
  return () => clearInterval(timer);
}

/**
 * The time to the minute, for 'Dropped 4 days ago' and the like; `null` on the server and while hydrating, because a page may
 * have been rendered long before it is seen.
 */
export function useIsomorphicNow(): Date | null {
  return useSyncExternalStore(
    everyMinute,
    () => {
      if (!current || Date.now() - current.getTime() > minute) current = new Date();
      return current;
    },
    () => null,
  );
}
