import { randomUUID } from 'node:crypto';
import {
  importLimits,
  planEntries,
  type EntryChange,
  type ImportChange,
  type ImportDefaults,
  type ImportKind,
  ImportRefused,
  planImport,
  textsOf,
  type ImportPart,
  type ImportSource,
} from '@ritual/shared/kernel';
import type { Db, Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { imports } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { insertChanges, insertProblems } from './changes.ts';
import { entryKinds } from './entry-kinds.ts';
import { knownProducts } from './facts.ts';
import { chartNames } from '../size-charts/charts.repository.ts';
import { handlesOf } from './named.ts';
import { auditedImport } from './record.ts';

/** Tries a file: what it would change and what of it is wrong is kept, and nothing else. @returns the number of the import */
export async function tryImport(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  { name, of, ...defaults }: ImportDefaults & { readonly name: string; readonly of: ImportKind },
  bytes: Buffer,
): Promise<string> {
  const id = randomUUID();
  await audited(deps, call, auditedImport('import.try', id), async (tx) => {
    let [changes, problems] = [0, 0];
    let last: Part | null = null;
    for await (const part of planned(tx, of, bytes, defaults)) {
      last ??= await begin(tx, { id, name, of, triedBy: call.caller.userId }, part);
      await insertChanges(
        tx,
        id,
        part.changes.map((each, index) => ({ ...each, place: changes + index + 1 })),
      );
      await insertProblems(
        tx,
        id,
        part.problems.map((each, index) => ({
          ...each,
          text: each.text.slice(0, importLimits.cells),
          place: problems + index + 1,
        })),
      );
      changes += part.changes.length;
      problems += part.problems.length;
      last = part;
    }
    if (last) await tx.update(imports).set({ counts: last.counts }).where(eq(imports.id, id));
  }).catch(refuse);
  return id;
}

type Part = ImportPart<ImportChange | EntryChange>;

const planned = (tx: Tx, of: ImportKind, bytes: Buffer, defaults: ImportDefaults): AsyncGenerator<Part> =>
  of === 'products'
    ? planImport(textsOf(bytes), sourceOf(tx), defaults)
    : planEntries(textsOf(bytes), entryKinds[of].file(tx));

async function begin(
  tx: Tx,
  made: Pick<typeof imports.$inferInsert, 'id' | 'name' | 'of' | 'triedBy'>,
  part: Part,
): Promise<Part> {
  await tx.insert(imports).values({ ...made, form: part.form, counts: part.counts });
  return part;
}

function refuse(error: unknown): never {
  if (!(error instanceof ImportRefused)) throw error;
  throw new AppError(error.code, {
    cause: error,
    ...(error.words !== null && { details: { words: error.words } }),
  });
}

const sourceOf = (db: Db): ImportSource => ({
  colors: async () => {
    const { rows } = await db.execute<{ name: string }>(sql`select name from colors`);
    return new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
  },
  charts: async () => (await chartNames(db)).flatMap(({ name, isShown }) => (isShown ? [name] : [])),
  tags: async () => {
    const { rows } = await db.execute<{ tag: string }>(sql`
      select tag from products, unnest(tags) as tag group by tag order by count(*) desc, tag limit ${importLimits.tags}`);
    return rows.map(({ tag }) => tag);
  },
  handlesOfSkus: async (skus) => {
    const { rows } = await db.execute<{ sku: string; handle: string }>(sql`
      select v.sku, p.slug as handle from variants v join products p on p.id = v.product_id
      where v.sku = any(${sql.param([...skus])}::text[])`);
    return new Map(rows.map(({ sku, handle }) => [sku, handle]));
  },
  handles: (handles) => handlesOf(db, handles),
  products: async (handles) => {
    const found = await knownProducts(db, sql`p.slug = any(${sql.param([...handles])}::text[])`);
    return new Map(found.map((product) => [product.handle, product]));
  },
  owners: async (field, values) => {
    if (values.length === 0) return new Map();
    const column = sql.raw(field);
    const { rows } = await db.execute<{ value: string; id: number }>(
      sql`select ${column} as value, id from variants where ${column} = any(${sql.param([...values])}::text[])`,
    );
    return new Map(rows.map(({ value, id }) => [value, id]));
  },
});
