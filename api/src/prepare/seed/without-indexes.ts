import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/**
 * Does `work` on tables without the indexes that only find rows: made once at the end they cost a third of what they cost row by row. Unique
 * ones stay, because they refuse.
 */
export async function withoutIndexes(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${sql.param([...tables])}) and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
}
