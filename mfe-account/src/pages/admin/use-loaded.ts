import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';

interface Loaded<Data> {
  /** null: not yet, or it failed. */
  readonly data: Data | null;
  readonly error: unknown;
  readonly again: () => void;
  /** What a change answered with. */
  readonly set: (data: Data) => void;
}

/** One thing of a detail page by its id. `load` stands outside the component. */
export function useLoaded<Data>(
  load: (id: string, signal: AbortSignal) => Promise<Data>,
  id: string,
): Loaded<Data> {
  const { report } = useHost();
  const [found, setFound] = useState<{ id: string; data: Data | null; error: unknown } | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    load(id, abort.signal).then(
      (data) => setFound({ id, data, error: null }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        // An address of something that is gone is no fault of the store.
        if (!isApiError(error) || error.status !== 404) report(error, { where: 'admin page' });
        setFound({ id, data: null, error });
      },
    );
    return () => abort.abort();
  }, [load, id, turn, report]);
  const now = found?.id === id ? found : null;
  return {
    ...{ data: now?.data ?? null, error: now?.error ?? null },
    again: useCallback(() => setTurn((before) => before + 1), []),
    // The answer may come when another thing is shown.
    set: useCallback(
      (data: Data) => setFound((now) => (now?.id === id ? { id, data, error: null } : now)),
      [id],
    ),
  };
}
