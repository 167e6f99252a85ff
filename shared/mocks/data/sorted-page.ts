import { invalidField } from '../mock-error.ts';

interface Sorted<Row> {
  /** Its name; the cursor of another one means nothing. */
  readonly sort: string;
  /** By what the rows are sorted; those that are the same there stand by their id. */
  readonly by: (row: Row) => string;
  readonly ascending: boolean;
  readonly after: string | undefined;
  readonly size: number;
}

/** A page of a list that can be sorted; its cursor tells the sorting and the last row before it. */
export function sortedPage<Row extends { readonly id: string }>(
  found: readonly Row[],
  { sort, by, ascending, after, size }: Sorted<Row>,
): { readonly rows: Row[]; readonly next: string | null } {
  const key = (row: Row) => `${by(row)}\t${row.id}`;
  const up = ascending ? 1 : -1;
  const compare = (a: string, b: string) => (a < b ? -up : a > b ? up : 0);
  const sorted = found.toSorted((a, b) => compare(key(a), key(b)));
  const place = placeOf(after, sort);
  const rest = place === undefined ? sorted : sorted.filter((row) => compare(key(row), place) > 0);
  const rows = rest.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: last && rest.length > size ? JSON.stringify([sort, key(last)]) : null };
}

function placeOf(after: string | undefined, sort: string): string | undefined {
  if (after === undefined) return undefined;
  const [kind, place] = after.startsWith('["') ? (JSON.parse(after) as string[]) : [];
  if (kind === sort && place !== undefined) return place;
  throw invalidField('after', 'This page is of another list. Start from its beginning.');
}
