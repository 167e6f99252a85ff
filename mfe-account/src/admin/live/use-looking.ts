import { useEffect, useRef } from 'react';
import { useLostRight } from './use-lost-right.ts';

/** Milliseconds between two looks: what another person does is seen within seconds. */
const every = 5000;

/** Resolves with false to look no more. The signal is aborted when the page goes. */
export type Look = (signal: AbortSignal) => Promise<boolean | undefined>;

/**
 * Looks again and again while the page is in view and connected, until `look` or a lost right ends it. What else fails is tried again by the
 * next look; the page says when it is offline.
 */
export function useLooking(look: Look): void {
  const lostRight = useLostRight();
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const abort = new AbortController();
    const once = async () => {
      if (document.hidden || !navigator.onLine) return;
      try {
        if ((await latest.current(abort.signal)) === false) clearInterval(timer);
      } catch (error) {
        if (lostRight(error)) clearInterval(timer);
      }
    };
    const timer = setInterval(() => void once(), every);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [lostRight]);
}
