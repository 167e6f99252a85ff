import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../features/after-paint.ts';

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
  const [whole, setWhole] = useState(fromServer);
  useEffect(() => {
    if (whole) return undefined;
    return afterPaint(() => startTransition(() => setWhole(true)));
  }, [whole]);
  return whole;
}
