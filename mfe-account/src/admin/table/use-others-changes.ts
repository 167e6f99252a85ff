import { useEffect, useRef, type Dispatch, type RefObject } from 'react';
import type { AdminList } from '@ritual/shared/contract';
import { useLooking } from '../live/use-looking.ts';
import { mostRows, pageSize } from './page-size.ts';
import type { ListAction, ListState } from './list-state.ts';
import { othersChanges } from './others-changes.ts';
import type { Load, Query } from './types.ts';

/** Milliseconds for which a row that another person changed is marked. */
const shownFor = 4000;

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
  useEffect(() => {
    now.current = state;
    by.current = changedBy;
  });
  const seen = useRef<AdminList<Row> | null>(null);
  useLooking(async (signal) => {
    const { rows, loading, key } = now.current;
    if (loading || key === null) return undefined;
    const { load, query, rowId } = latest.current;
    const size = Math.min(mostRows, Math.max(rows.length, pageSize));
    const answer = await load(query, { size }, signal);
    // Something was done meanwhile; the next look sees it.
    if (signal.aborted || now.current.rows !== rows || JSON.stringify(query) !== now.current.key)
      return undefined;
    if (answer === seen.current) {
      dispatch({ type: 'same' });
      return undefined;
    }
    seen.current = answer;
    dispatch({
      type: 'looked',
      answer,
      ...othersChanges(now.current, answer, rowId, by.current),
      idOf: rowId,
    });
    return undefined;
  });
  const marked = Object.keys(state.changed).length;
  useEffect(() => {
    if (marked === 0) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'seen' }), shownFor);
    return () => clearTimeout(timer);
  }, [marked, state.changed, dispatch]);
}
