import type {
  EntryChange,
  EntryFacts,
  Facts,
  ImportChange,
  ImportChangeField,
  ImportProblem,
} from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { sql, type SQL } from '../../db/drizzle.ts';

interface Stored<Field, Made> {
  readonly place: number;
  readonly line: number;
  readonly handle: string;
  readonly productId: number | null;
  readonly variantId: number | null;
  readonly product: string;
  readonly variant: string;
  readonly field: Field;
  readonly was: string | null;
  readonly becomes: string | null;
  readonly facts: Made | null;
}

export type StoredChange = Stored<ImportChangeField, Facts>;

/** The same of a file of tax rules or redirects. */
export type StoredEntryChange = Stored<string, EntryFacts>;

/** Changes that are written at a time: what of an import is in memory. */
const partSize = 1000;

/** The changes of an import in their order, part by part. Those of one product are not cut: its price and the one compared with belong together. */
export async function* changesOf<Change extends StoredChange | StoredEntryChange = StoredChange>(
  tx: Tx,
  id: string,
  where: SQL = sql`true`,
): AsyncGenerator<readonly Change[]> {
  let after = 0;
  for (;;) {
    const found = await tx.execute(sql`
      select place, line, handle, product_id as "productId", variant_id as "variantId", product, variant, field, was, becomes, facts
      from import_changes where import_id = ${id}::uuid and place > ${after} and ${where}
      order by place limit ${partSize}`);
    const rows = found.rows as unknown as readonly Change[];
    const isLast = rows.length < partSize;
    const part = isLast ? rows : wholeProducts(rows);
    if (part.length > 0) yield part;
    if (isLast) return;
    after = part.at(-1)?.place ?? after;
  }
}

/** Without those of the last product, which go on in the next part; all, if there is no other product. */
function wholeProducts<Change extends StoredChange | StoredEntryChange>(
  rows: readonly Change[],
): readonly Change[] {
  const cut = rows.at(-1)?.productId ?? null;
  const end = cut === null ? -1 : rows.findLastIndex(({ productId }) => productId !== cut);
  return end === -1 ? rows : rows.slice(0, end + 1);
}

export async function insertChanges(
  tx: Tx,
  id: string,
  changes: readonly ((ImportChange | EntryChange) & { readonly place: number })[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    insert into import_changes (import_id, place, line, handle, product_id, variant_id, product, variant, field, was, becomes, facts)
    select ${id}::uuid, place, line, handle, "productId", "variantId", product, variant, field, was, becomes, facts
    from json_to_recordset(${JSON.stringify(changes)}::json) as w (place int, line int, handle text, "productId" int,
      "variantId" int, product text, variant text, field text, was text, becomes text, facts jsonb)`);
}

export async function insertProblems(
  tx: Tx,
  id: string,
  problems: readonly (ImportProblem & { readonly place: number })[],
): Promise<void> {
  if (problems.length === 0) return;
  await tx.execute(sql`
    insert into import_problems (import_id, place, kind, line, "column", text, words)
    select ${id}::uuid, place, kind, line, "column", text, words
    from json_to_recordset(${JSON.stringify(problems)}::json) as w (place int, kind text, line int, "column" text, text text,
      words text)`);
}

/** What a change has made, and why an undo has left it. */
export async function noteOutcomes(
  tx: Tx,
  id: string,
  outcomes: readonly {
    readonly place: number;
    readonly productId?: number;
    readonly variantId?: number;
    readonly kept?: string;
  }[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.execute(sql`
    update import_changes c set product_id = coalesce(w."productId", c.product_id),
      variant_id = coalesce(w."variantId", c.variant_id), kept = w.kept
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as w (place int, "productId" int, "variantId" int, kept text)
    where c.import_id = ${id}::uuid and c.place = w.place`);
}
