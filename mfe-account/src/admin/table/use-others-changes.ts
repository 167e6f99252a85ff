import { useEffect, useRef, type Dispatch, type RefObject } from 'react';
import type { AdminList } from '@ritual/shared/contract';
import { useLostRight } from '../live/use-lost-right.ts';
import type { ListAction, ListState } from './list-state.ts';
import { othersChanges } from './others-changes.ts';
import type { Load, Query } from './types.ts';

/** Milliseconds between two looks, and how long a row that another person changed is marked. */
const every = 5000;
const shownFor = 4000;
/** Rows that are looked at again: at most a page of the API. */
const most = 200;

interface Options<Row> {
  readonly state: ListState<Row>;
  readonly latest: RefObject<{ load: Load<Row>; query: Query; rowId: (row: Row) => string }>;
  readonly dispatch: Dispatch<ListAction<Row>>;
  readonly changedBy: ((row: Row) => string | null) | undefined;
}

/**
 * Looks at the first rows again while the page is in view and connected. Rows that another person changed are replaced and marked; those
 * that the list no longer has are marked, and new ones wait, so that nothing jumps under the hand.
 */
export function useOthersChanges<Row>({ state, latest, dispatch, changedBy }: Options<Row>): void {
  const now = useRef(state);
  const by = useRef(changedBy);
  const lostRight = useLostRight();
  useEffect(() => {
    now.current = state;
    by.current = changedBy;
  });
  useEffect(() => {
    const abort = new AbortController();
    let seen: AdminList<Row> | null = null;
    const look = async () => {
      const { rows, loading, key } = now.current;
      if (document.hidden || !navigator.onLine || loading || key === null) return;
      const { load, query, rowId } = latest.current;
      const size = Math.min(most, Math.max(rows.length, 50));
      const answer = await load(query, { size }, abort.signal);
      // Something was done meanwhile; the next look sees it.
      if (abort.signal.aborted || now.current.rows !== rows || JSON.stringify(query) !== now.current.key)
        return;
      if (answer === seen) {
        dispatch({ type: 'same' });
        return;
      }
      seen = answer;
      dispatch({
        type: 'looked',
        answer,
        ...othersChanges(now.current, answer, rowId, by.current),
        idOf: rowId,
      });
    };
    const timer = setInterval(() => {
      look().catch((error: unknown) => {
        // What else fails is tried again by the next look; the page says when it is offline.
        if (lostRight(error)) clearInterval(timer);
      });
    }, every);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [latest, dispatch, lostRight]);
  const marked = Object.keys(state.changed).length;
  useEffect(() => {
    if (marked === 0) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'seen' }), shownFor);
    return () => clearTimeout(timer);
  }, [marked, state.changed, dispatch]);
}
