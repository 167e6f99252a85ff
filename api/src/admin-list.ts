import { exactCount, type AdminList } from '@ritual/shared/contract';
import * as z from 'zod/mini';
import { sql, type SQL } from './db/drizzle.ts';
import type { Db } from './db/client.ts';
import { invalidFields } from './errors.ts';

// Lists of the admin area: pages by cursor, and a count that never reads more than it must.

/** The place of a row in its list: the values of the columns by which the list is sorted, the last of them unique. */
export type Cursor = readonly (string | number | boolean | null)[];

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** undefined for the first page. Throws VALIDATION_FAILED for anything that is no cursor of this list. */
export function decodeCursor<Schema extends z.ZodMiniType>(
  after: string | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  if (after === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.core.$ZodError)) throw error;
    throw invalidFields({
      path: 'after',
      message: 'This page is of another list. Start from its beginning.',
    });
  }
}

/** @param rows one more than `size`, if there are as many @param cursorOf the place of a row */
export function adminPage<Row, Item>(
  rows: readonly Row[],
  size: number,
  { cursorOf, present }: { cursorOf: (row: Row) => Cursor; present: (row: Row) => Item },
): Pick<AdminList<Item>, 'next'> & { content: Item[] } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    content: shown.map(present),
    next: rows.length > size && last !== undefined ? encodeCursor(cursorOf(last)) : null,
  };
}

/** A page and how long its list is, which is not asked for when the page is all of it. */
export async function withCount<Item>(
  page: Pick<AdminList<Item>, 'next'> & { content: Item[] },
  after: string | undefined,
  count: () => Promise<Pick<AdminList<Item>, 'count' | 'exact'>>,
): Promise<AdminList<Item> & { content: Item[] }> {
  const isWhole = after === undefined && page.next === null;
  return { ...page, ...(isWhole ? { count: page.content.length, exact: true } : await count()) };
}

/**
 * How many rows a list has: exact up to 10,000, then as the planner estimates it, rounded to two digits.
 * @param from 'from … where …'
 */
export async function boundedCount(db: Db, from: SQL): Promise<{ count: number; exact: boolean }> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 ${from} limit ${exactCount + 1}) counted`,
  );
  const count = rows[0]?.count ?? 0;
  if (count <= exactCount) return { count, exact: true };
  const plan = await db.execute<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 ${from}`,
  );
  const estimate = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  return { count: Math.max(exactCount, Number(estimate.toPrecision(2))), exact: false };
}
