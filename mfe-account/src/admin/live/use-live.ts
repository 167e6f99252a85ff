import { useCallback, useRef, useState } from 'react';
import { useLooking } from './use-looking.ts';

interface Live<Thing> {
  readonly ask: (signal: AbortSignal) => Promise<Thing>;
  /** Another person has changed it. */
  readonly onSeen: (now: Thing, before: Thing) => void;
  /** Whether a failure says that there is nothing left to look at. */
  readonly onFailed?: (error: unknown) => boolean;
}

/** What a page was loaded with, and as others change it; the setter shows the answer of a change made here. */
export function useLive<Thing>(
  loaded: Thing,
  { ask, onSeen, onFailed }: Live<Thing>,
): readonly [Thing, (next: Thing) => void] {
  const [thing, setThing] = useState(loaded);
  // Set at once and not after the render, so that no answer that was asked for before comes in between.
  const latest = useRef(loaded);
  const put = useCallback((next: Thing) => {
    latest.current = next;
    setThing(next);
  }, []);
  useLooking(async (signal) => {
    const before = latest.current;
    try {
      const now = await ask(signal);
      // Changed here meanwhile: the next look sees it.
      if (signal.aborted || latest.current !== before) return undefined;
      if (JSON.stringify(now) === JSON.stringify(before)) return undefined;
      put(now);
      onSeen(now, before);
      return undefined;
    } catch (error) {
      if (onFailed?.(error)) return false;
      throw error;
    }
  });
  return [thing, put];
}
