import type {
  importChanges,
  importChangesQuery,
  importProblems,
  importProblemsQuery,
  importQuery,
  productImport,
} from '@ritual/shared/contract';
import * as z from 'zod/mini';
import { adminPage, boundedCount, decodeCursor } from '../../admin-list.ts';
import type { Db } from '../../db/client.ts';
import { sql, type SQL } from '../../db/drizzle.ts';
import type { ImportRow } from './record.ts';

interface Row
  extends Record<string, unknown>, Pick<ImportRow, 'id' | 'name' | 'of' | 'form' | 'state' | 'counts'> {
  readonly undone: number;
  readonly kept: number;
  readonly triedBy: string | null;
  readonly appliedBy: string | null;
  readonly undoneBy: string | null;
  readonly triedAt: Date | string;
  readonly appliedAt: Date | string | null;
  readonly undoneAt: Date | string | null;
  readonly place: string;
}

const time = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());
const nameOf = (column: string) =>
  sql`(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from users u where u.id = i.${sql.raw(column)})`;

const columns = sql`
  i.id, i.name, i.kind as of, i.form, i.state, i.counts, i.tried_at as "triedAt", i.applied_at as "appliedAt", i.undone_at as "undoneAt",
  ${nameOf('tried_by')} as "triedBy", ${nameOf('applied_by')} as "appliedBy", ${nameOf('undone_by')} as "undoneBy",
  i.tried_at::text as place,
  case when i.state = 'UNDONE' then
    (select count(*)::int from import_changes c where c.import_id = i.id and c.kept is not null) else 0 end as kept`;

function present({
  place: _,
  kept,
  triedAt,
  appliedAt,
  undoneAt,
  ...row
}: Row): z.input<typeof productImport> {
  const undone = row.state === 'UNDONE' ? row.counts.changes - kept : 0;
  const times = {
    triedAt: new Date(triedAt).toISOString(),
    appliedAt: time(appliedAt),
    undoneAt: time(undoneAt),
  };
  return { ...row, ...times, kept, undone };
}

export async function importById(db: Db, id: string): Promise<z.input<typeof productImport> | null> {
  const { rows } = await db.execute<Row>(sql`select ${columns} from imports i where i.id = ${id}::uuid`);
  return rows[0] ? present(rows[0]) : null;
}

const cursor = z.tuple([z.string().check(z.regex(/^\d{4}-\d\d-\d\d [\d:.+-]+$/)), z.uuid()]);

/** Newest first. */
export async function importPage(db: Db, { after, size, of }: z.output<typeof importQuery>) {
  const place = decodeCursor(after, cursor);
  const beyond = place ? sql`and (i.tried_at, i.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)` : sql``;
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from imports i where i.kind = ${of} ${beyond} order by i.tried_at desc, i.id desc limit ${size + 1}`);
  return adminPage(rows, size, { cursorOf: (row) => [row.place, row.id], present });
}

export const countImports = (db: Db, of: ImportRow['of']) =>
  boundedCount(db, sql`from imports where kind = ${of}`);

const kinds: Readonly<Record<z.output<typeof importChangesQuery>['kind'], SQL>> = {
  all: sql`true`,
  new: sql`facts is not null`,
  price: sql`field in ('price', 'compareAtPrice')`,
  stock: sql`field in ('stock', 'stockBy')`,
  kept: sql`kept is not null`,
};

/** Rows of a page. */
const size = 50;

function pageOf<Item extends { readonly place: number }>(rows: readonly Item[]) {
  const content = rows.slice(0, size);
  return { content, next: rows.length > size ? (content.at(-1)?.place ?? null) : null };
}

export async function importChangesPage(
  db: Db,
  id: string,
  { after = 0, kind }: z.output<typeof importChangesQuery>,
): Promise<z.input<typeof importChanges>> {
  const { rows } = await db.execute<
    z.input<typeof importChanges>['content'][number] & Record<string, unknown>
  >(sql`
    select place, line, product_id as "productId", product, variant, field, was, becomes, kept from import_changes
    where import_id = ${id}::uuid and place > ${after} and ${kinds[kind]} order by place limit ${size + 1}`);
  return pageOf(rows);
}

export async function importProblemsPage(
  db: Db,
  id: string,
  { after = 0, kind }: z.output<typeof importProblemsQuery>,
): Promise<z.input<typeof importProblems>> {
  const of = sql`import_id = ${id}::uuid and kind = ${kind}`;
  const { rows } = await db.execute<
    z.input<typeof importProblems>['content'][number] & Record<string, unknown>
  >(sql`
    select place, line, "column", text, words from import_problems
    where ${of} and place > ${after} order by place limit ${size + 1}`);
  const counted = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from import_problems where ${of}`,
  );
  return { ...pageOf(rows), count: counted.rows[0]?.count ?? 0 };
}
