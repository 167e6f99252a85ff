import type { Tx } from '../../db/client.ts';
import { auditEntries, auditValues } from '../../db/schema/index.ts';

export type Values = Readonly<Record<string, unknown>> | null;

export async function insertEntry(
  tx: Tx,
  entry: typeof auditEntries.$inferInsert,
  values: readonly { readonly personId: string | null; readonly before: Values; readonly after: Values }[],
): Promise<void> {
  const [row] = await tx.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
  if (!row) throw new Error('The audit entry was not stored.');
  if (values.length === 0) return;
  await tx.insert(auditValues).values(values.map((each) => ({ ...each, entryId: row.id })));
}
