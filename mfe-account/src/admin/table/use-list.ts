import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { AdminList } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { useListMemory } from './list-memory.tsx';
import { listReducer, startOf, type ListState } from './list-state.ts';
import { mostRows, pageSize } from './page-size.ts';
import type { Load, Query } from './types.ts';
import { useOthersChanges } from './use-others-changes.ts';

export interface ListOptions<Row> {
  readonly list: string;
  readonly load: Load<Row>;
  readonly query: Query;
  readonly rowId: (row: Row) => string;
  readonly changedBy?: ((row: Row) => string | null) | undefined;
}

export interface List<Row> extends ListState<Row> {
  readonly more: () => void;
  readonly again: () => void;
  /** Shows rows as they are, or will be. */
  readonly put: (rows: readonly Row[]) => void;
  /** A sentence below a row; null takes it away. */
  readonly note: (id: string, words: string | null) => void;
  /** New rows of others that wait above. */
  readonly showNew: () => void;
}

/** The rows of a list, loaded page by page; those before stay while a filter changes. */
export function useList<Row>({ list, load, query, rowId, changedBy }: ListOptions<Row>): List<Row> {
  const { report } = useHost();
  const memory = useListMemory();
  const key = JSON.stringify(query);
  const [state, dispatch] = useReducer(listReducer<Row>, null, () => startOf<Row>());
  const latest = useRef({ load, query, rowId });
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = { load, query, rowId };
  });

  const fetchPage = useCallback(
    (after: string | null, kind: 'first' | 'more', size = pageSize) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      dispatch({ type: 'asked', kind });
      const { load: call, query: asked, rowId: idOf } = latest.current;
      call(asked, { size, ...(after !== null && { after }) }, abort.signal).then(
        (answer: AdminList<Row>) => {
          if (!abort.signal.aborted) dispatch({ type: kind, answer, key: JSON.stringify(asked), idOf });
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          report(error, { where: 'admin list' });
          dispatch({ type: 'failed', error });
        },
      );
    },
    [report],
  );

  // Who comes back from a detail finds as many rows as there were, so that the one that was left is among them.
  useEffect(() => {
    const left = memory.get(list);
    const size = left?.query === key ? Math.max(left.ids.length, pageSize) : pageSize;
    fetchPage(null, 'first', Math.min(size, mostRows));
    return () => running.current?.abort();
  }, [key, list, memory, fetchPage]);

  useOthersChanges({ state, latest, dispatch, changedBy });

  return {
    ...state,
    more: () => {
      if (state.next !== null && !state.loading && state.key === key) fetchPage(state.next, 'more');
    },
    again: () => fetchPage(null, 'first'),
    put: (rows) => dispatch({ type: 'put', rows, idOf: rowId }),
    note: (id, words) => dispatch({ type: 'note', id, words }),
    showNew: () => fetchPage(null, 'first'),
  };
}
