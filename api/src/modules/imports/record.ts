import type { StaffRole } from '@ritual/shared/contract';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { imports } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import type { Audited } from '../audit/audited.ts';
import type { Values } from '../audit/entries.repository.ts';

export type ImportRow = typeof imports.$inferSelect;

/** For the audit log: which file, what became of it, and how much it changes. */
export const auditedImport = (action: string, id: string): Audited => ({
  ...{ action, subject: { type: 'import', id }, personal: null },
  read: async (tx) => {
    const [row] = await tx.select().from(imports).where(eq(imports.id, id));
    return row
      ? { file: row.name, state: row.state, rows: row.counts.rows, changes: row.counts.changes }
      : null;
  },
});

/** Locks it until the end of the transaction. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!row) throw new AppError('IMPORT_NOT_FOUND');
  return row;
}

/** Products and variants that are there, in the order of their numbers as everywhere, so that no two wait for each other. */
export async function lockChanged(tx: Tx, id: string): Promise<void> {
  for (const [table, column] of [
    ['products', 'product_id'],
    ['variants', 'variant_id'],
  ] as const) {
    const named = sql`select ${sql.raw(column)} from import_changes where import_id = ${id}::uuid`;
    await tx.execute(
      sql`select 1 from ${sql.raw(table)} where id in (${named}) order by id for no key update`,
    );
  }
}

export interface Who {
  readonly actorId: string;
  readonly actorRole: StaffRole;
  readonly requestId: string;
}

export interface ChangedEntry {
  readonly before: Values;
  readonly after: Values;
}

/** Entries of the audit log for many products at once: the page of each shows its own. */
export const noteProducts = (
  tx: Tx,
  action: string,
  who: Who,
  changed: ReadonlyMap<number, ChangedEntry>,
): Promise<void> => noteMany(tx, { action, type: 'product' }, who, changed);

/** Entries for many subjects of one type, by their ids. */
export async function noteMany(
  tx: Tx,
  { action, type }: { readonly action: string; readonly type: string },
  { actorId, actorRole, requestId }: Who,
  changed: ReadonlyMap<number | string, ChangedEntry>,
): Promise<void> {
  if (changed.size === 0) return;
  const rows = [...changed].map(([id, { before, after }]) => {
    const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    return { id: String(id), fields, before, after };
  });
  await tx.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as w (id text, fields text[], before jsonb, after jsonb)),
    made as (
      insert into audit_entries (actor_id, actor_role, action, subject_type, subject_id, fields, request_id)
      select ${actorId}::uuid, ${actorRole}, ${action}, ${type}, id, fields, ${requestId} from given
      returning id, subject_id)
    insert into audit_values (entry_id, before, after)
    select made.id, given.before, given.after from made join given on given.id = made.subject_id`);
}
