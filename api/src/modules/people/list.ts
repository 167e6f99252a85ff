import type { PeopleQuery, PeopleSort } from '@ritual/shared/contract';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor, type Cursor } from '../../admin-list.ts';
import type { Db } from '../../db/client.ts';
import { and, sql, type SQL } from '../../db/drizzle.ts';
import { sortedLastOrder, sortedName, users } from '../../db/schema/index.ts';
import { presentSummary, type ListedRow } from './presenter.ts';
import { matching, type Filters } from './search.ts';

interface Sorting {
  /** In the form in which the index has it. */
  readonly column: SQL;
  readonly descending: boolean;
  /** The type of a value of a cursor, which is text. */
  readonly type: 'text' | 'timestamptz' | 'bigint';
}

const sortings: Readonly<Record<PeopleSort, Sorting>> = {
  newest: { column: sql`${users.createdAt}`, descending: true, type: 'timestamptz' },
  name: { column: sortedName(users), descending: false, type: 'text' },
  lastOrder: { column: sortedLastOrder(users), descending: true, type: 'timestamptz' },
  spent: { column: sql`${users.spentCents}`, descending: true, type: 'bigint' },
};

/** As the database writes them; another text would be its error, and not the caller's. */
const places = {
  text: z.string(),
  bigint: z.string().check(z.regex(/^-?\d{1,18}$/)),
  timestamptz: z
    .string()
    .check(z.regex(/^(-?infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/)),
} as const;

/** The sorting is part of it: the cursor of another one means nothing here. */
const cursorOf = (sort: PeopleSort) => z.tuple([z.literal(sort), places[sortings[sort].type], z.uuid()]);

export type ListQuery = Filters & Pick<PeopleQuery, 'after' | 'size' | 'sort'>;

/** The statement of one page, with a row more than the page has if there is one. */
export function pageOf({ after, size, sort, ...filters }: ListQuery): SQL {
  const { column, descending, type } = sortings[sort];
  const place = decodeCursor(after, cursorOf(sort));
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const beyond =
    place &&
    sql`(${column}, ${users.id}) ${sql.raw(descending ? '<' : '>')} (${place[1]}::${sql.raw(type)}, ${place[2]}::uuid)`;
  const where = and(matching(filters), beyond);
  return sql`
    select id, first_name as "firstName", last_name as "lastName", email, phone, role, created_at as "createdAt",
      email_verified_at as "emailVerifiedAt", blocked_at as "blockedAt", order_count as "orderCount",
      spent_cents::float8 as "spentCents", last_order_at as "lastOrderAt", ${column}::text as place
    from ${users} ${where ? sql`where ${where}` : sql``}
    order by ${column} ${direction}, ${users.id} ${direction} limit ${size + 1}`;
}

/** One more than the page has, if there is one. */
export async function listedRows(db: Db, query: ListQuery): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow & Record<string, unknown>>(pageOf(query));
  return rows.map(withDates);
}

export const placeOf =
  (sort: PeopleSort) =>
  ({ place, id }: ListedRow): Cursor => [sort, place, id];

export async function peoplePage(db: Db, query: PeopleQuery) {
  const { sort, size } = query;
  return adminPage(await listedRows(db, query), size, { cursorOf: placeOf(sort), present: presentSummary });
}

export function countPeople(db: Db, filters: Filters): Promise<{ count: number; exact: boolean }> {
  const where = matching(filters);
  return boundedCount(db, sql`from ${users} ${where ? sql`where ${where}` : sql``}`);
}

/** Statements that are written by hand answer with times as text or as dates, as the driver is set up. */
function withDates(row: ListedRow): ListedRow {
  const date = (value: Date | null) => value && new Date(value);
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    ...{ emailVerifiedAt: date(row.emailVerifiedAt), blockedAt: date(row.blockedAt) },
    lastOrderAt: date(row.lastOrderAt),
  };
}
