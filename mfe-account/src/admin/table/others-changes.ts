import type { AdminList } from '@ritual/shared/contract';

/** What another look at the first rows of a list has found. */
export interface OthersChanges {
  /** Rows that another person has changed, and what is said about it. */
  readonly changed: Readonly<Record<string, string>>;
  /** Rows that the list no longer has: deleted, or changed so that the filter does not fit them. */
  readonly gone: ReadonlySet<string>;
  /** How many new ones wait. */
  readonly waiting: number;
}

interface Shown<Row> {
  readonly rows: readonly Row[];
  /** Where the rows go on; null: they are all. */
  readonly next: string | null;
}

/** Compares the rows that are shown with the answer to the same query, which has the first of them, in the same order. */
export function othersChanges<Row>(
  { rows, next }: Shown<Row>,
  answer: Pick<AdminList<Row>, 'content' | 'next'>,
  rowId: (row: Row) => string,
  changedBy: ((row: Row) => string | null) | undefined,
): OthersChanges {
  const known = new Map(rows.map((row) => [rowId(row), JSON.stringify(row)]));
  const answered = new Set(answer.content.map(rowId));
  const changed: Record<string, string> = {};
  for (const row of answer.content) {
    const before = known.get(rowId(row));
    if (before === undefined || before === JSON.stringify(row)) continue;
    const who = changedBy?.(row) ?? null;
    changed[rowId(row)] = who === null ? 'Updated just now' : `Updated by ${who}`;
  }
  // How far the answer goes: what is shown below its last known row may only have been pushed out of it by new ones.
  const end = answer.next === null ? rows.length : rows.findLastIndex((row) => answered.has(rowId(row)));
  const gone = new Set(
    rows
      .slice(0, Math.max(end, 0))
      .map(rowId)
      .filter((id) => !answered.has(id)),
  );
  // Below the last row that is shown is the next page, which is nothing new.
  const lastKnown = answer.content.findLastIndex((row) => known.has(rowId(row)));
  const above = next === null || lastKnown < 0 ? answer.content : answer.content.slice(0, lastKnown);
  const waiting = above.filter((row) => !known.has(rowId(row))).length;
  return { changed, gone, waiting };
}

/** Px for the words about a change. */
const changeWidth = 200;

/** The column in which the words about a change begin: they take as many of the last ones as they need, but not the first, which names the row. */
export function changeBegins(columns: readonly { readonly width: number }[]): number {
  let width = 0;
  for (let at = columns.length - 1; at > 1; at -= 1) {
    width += columns[at]?.width ?? 0;
    if (width >= changeWidth) return at;
  }
  return Math.min(1, columns.length - 1);
}
