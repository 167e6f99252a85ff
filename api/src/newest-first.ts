import * as z from 'zod/mini';
import { decodeCursor } from './admin-list.ts';
import { sql, type AnyPgColumn, type SQL } from './db/drizzle.ts';

// The place of a row in a list that has the newest first. The time is kept as text: a Date would lose its microseconds, and with them
// rows of the same millisecond.

const place = z.tuple([z.string(), z.uuid()]);

interface Dated {
  readonly createdAt: AnyPgColumn;
  readonly id: AnyPgColumn;
}

export interface Placed {
  readonly place: readonly [string, string];
}

/** Column of the place, for the cursor of the next page. */
export const placeOf = ({ createdAt, id }: Dated): SQL<[string, string]> =>
  sql`json_build_array(${createdAt}::text, ${id})`;

/** The rows after a cursor; all of them without one. */
export function isAfter({ createdAt, id }: Dated, after: string | undefined): SQL | undefined {
  const before = decodeCursor(after, place);
  return before && sql`(${createdAt}, ${id}) < (${before[0]}::timestamptz, ${before[1]}::uuid)`;
}
