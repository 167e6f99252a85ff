import { useCallback, useEffect, useRef, useState } from 'react';
import type { Storefront } from '@ritual/shared/contract';
import { getStorefront } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { conditionalCall, useLostRight } from '../../../admin/index.ts';
import { changedParts } from './words.ts';

/** Milliseconds between two looks: what another person does is seen within seconds. */
const every = 3000;

export interface LiveStorefront {
  /** null: it has not been loaded yet. */
  readonly storefront: Storefront | null;
  /** Why the last look failed; what was seen before stays. */
  readonly error: unknown;
  /** Parts that a revision has changed since the page was opened, the last one only. */
  readonly changed: readonly string[];
  /** Looks at once. */
  readonly refresh: () => void;
}

/** What is live, looked at again every few seconds while the page is visible. */
export function useStorefront(onChange: (now: Storefront, parts: readonly string[]) => void): LiveStorefront {
  const { report } = useHost();
  const lostRight = useLostRight();
  const [seen, setSeen] = useState<Pick<LiveStorefront, 'storefront' | 'changed'>>({
    storefront: null,
    changed: [],
  });
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const latest = useRef<Storefront | null>(null);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let failed = false;
    const look = async (): Promise<void> => {
      try {
        const now = await conditionalCall(getStorefront, {}, { signal });
        if (signal.aborted) return;
        failed = false;
        setError(null);
        const before = latest.current;
        if (now === before) return;
        latest.current = now;
        const parts = before && before.revision < now.revision ? changedParts(before.parts, now.parts) : null;
        setSeen(({ changed }) => ({ storefront: now, changed: parts ?? changed }));
        if (parts) told.current(now, parts);
      } catch (problem) {
        if (signal.aborted) return;
        // A registry that is away for an hour is reported once.
        if (!failed) report(problem, { where: 'storefront' });
        failed = true;
        setError(problem);
        if (lostRight(problem)) clearInterval(timer);
      }
    };
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, every);
    void look();
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [round, report, lostRight]);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return { ...seen, error, refresh };
}
