import { getTableColumns, sql, timestamp, type AnyPgColumn, type SQL } from '../drizzle.ts';

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** For a check: the column has one of the values that its declaration lists. */
export function isListed({ name, table }: AnyPgColumn): SQL {
  const column = Object.values(getTableColumns(table)).find((one) => one.name === name);
  const values = (column?.enumValues ?? []).map((value) => `'${value}'`);
  return sql`${column} in (${sql.raw(values.join(', '))})`;
}
