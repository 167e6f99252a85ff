import type { AdminList } from '@ritual/shared/contract';
import type { OthersChanges } from './others-changes.ts';

export interface ListState<Row> {
  /** The query of the rows. */
  readonly key: string | null;
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: number;
  readonly exact: boolean;
  readonly loading: boolean;
  /** Why nothing could be loaded. */
  readonly error: unknown;
  /** Sentences below rows, by id. */
  readonly notes: Readonly<Record<string, string>>;
  /** Rows that another person has just changed, and what is said about it. */
  readonly changed: Readonly<Record<string, string>>;
  /** Rows that the list no longer has: they stay in their places, and nothing is done to them. */
  readonly gone: ReadonlySet<string>;
  /** How many new rows of others wait. */
  readonly waiting: number;
  readonly updatedAt: number | null;
}

type IdOf<Row> = (row: Row) => string;

export type ListAction<Row> =
  | { readonly type: 'asked'; readonly kind: 'first' | 'more' }
  | {
      readonly type: 'first' | 'more';
      readonly answer: AdminList<Row>;
      readonly key: string;
      readonly idOf: IdOf<Row>;
    }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'put'; readonly rows: readonly Row[]; readonly idOf: IdOf<Row> }
  | { readonly type: 'note'; readonly id: string; readonly words: string | null }
  | (OthersChanges & {
      readonly type: 'looked';
      readonly answer: AdminList<Row>;
      readonly idOf: IdOf<Row>;
    })
  // Looked again, and nothing has changed.
  | { readonly type: 'same' }
  | { readonly type: 'seen' };

const nothing = { notes: {}, changed: {}, gone: new Set<string>(), waiting: 0 } as const;

/** Nothing is known of a list until it is loaded, also when one comes back to it: meanwhile its rows were worked on. */
export function startOf<Row>(): ListState<Row> {
  const empty = { key: null, rows: [], next: null, count: 0, exact: true };
  return { ...empty, loading: true, error: null, updatedAt: null, ...nothing };
}

/** Rows with others in their places, by id. */
function withRows<Row>(rows: readonly Row[], others: readonly Row[], idOf: IdOf<Row>): readonly Row[] {
  const found = new Map(others.map((row) => [idOf(row), row]));
  return rows.map((row) => found.get(idOf(row)) ?? row);
}

export function listReducer<Row>(state: ListState<Row>, action: ListAction<Row>): ListState<Row> {
  switch (action.type) {
    case 'asked':
      return { ...state, loading: true, error: null };
    case 'first': {
      const { content, next, count, exact } = action.answer;
      const page = { key: action.key, rows: content, next, count, exact, loading: false, error: null };
      return { ...page, ...nothing, updatedAt: Date.now() };
    }
    case 'more': {
      const { content, next, count, exact } = action.answer;
      const known = new Set(state.rows.map(action.idOf));
      const rows = [...state.rows, ...content.filter((row) => !known.has(action.idOf(row)))];
      return { ...state, rows, next, count, exact, loading: false, updatedAt: Date.now() };
    }
    case 'failed':
      return { ...state, loading: false, error: action.error };
    case 'put':
      return { ...state, rows: withRows(state.rows, action.rows, action.idOf) };
    case 'note': {
      const { [action.id]: _gone, ...notes } = state.notes;
      return { ...state, notes: action.words === null ? notes : { ...notes, [action.id]: action.words } };
    }
    case 'looked': {
      const rows = withRows(state.rows, action.answer.content, action.idOf);
      const { count, exact } = action.answer;
      const { changed, gone, waiting } = action;
      return { ...state, rows, changed, gone, waiting, count, exact, updatedAt: Date.now() };
    }
    case 'same':
      return { ...state, updatedAt: Date.now() };
    case 'seen':
      return { ...state, changed: {} };
  }
}
