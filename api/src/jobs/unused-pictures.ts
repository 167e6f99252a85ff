import { isUploadName, type KeptUpload } from '@ritual/platform/pictures';
import { sql } from '../db/drizzle.ts';
import type { Deps } from '../deps.ts';

/** How long a picture is kept that no product was saved with: longer than a form stays open. */
const keptDays = 7;
/** A file without an entry is what a call has left that ended in between; one that is under way is younger. */
const leftoverMs = 86_400_000;
/** Of one transaction, which waits for the storage: it ends long before the database closes one in which nothing happens. */
const part = 20;

/**
 * Deletes pictures that no product ever had, with their files, and files without a row. A picture that a product had stays: orders
 * show it, and the product may get it back.
 */
export async function deleteUnusedPictures(deps: Pick<Deps, 'database' | 'uploads'>): Promise<void> {
  let deleted: number;
  do {
    deleted = await deps.database.transaction(async (tx) => {
      const isUnused = sql`used_at is null and uploaded_at < now() - make_interval(days => ${keptDays})`;
      const { rows } = await tx.execute<{ file: string }>(sql`
        delete from pictures where file in (
          select file from pictures where ${isUnused} limit ${part} for update skip locked)
        returning file`);
      // Before the end of the transaction: an upload of the same picture waits for it, and then finds that the file is gone.
      await Promise.all(rows.map(({ file }) => deps.uploads.delete(file)));
      return rows.length;
    });
  } while (deleted === part);
  await deleteLeftovers(deps);
}

/** Only files that uploads make: drafts, whose names begin with a dot, and pictures named by a hash. */
const isOfUploads = (name: string) => isUploadName(name) || /^\.[0-9a-f-]{36}$/.test(name);

async function deleteLeftovers(deps: Pick<Deps, 'database' | 'uploads'>): Promise<void> {
  const isOld = ({ putAt }: KeptUpload) => Date.now() - putAt > leftoverMs;
  const found = (await deps.uploads.list()).filter((each) => isOfUploads(each.name) && isOld(each));
  const names = [...new Set(found.map(({ name }) => name))];
  const { rows } = await deps.database.db.execute<{ file: string }>(
    sql`select name as file from unnest(${sql.param(names)}::text[]) as present (name) where ${isNowhere}`,
  );
  for (const { file } of rows)
    await deleteLeftover(
      deps,
      file,
      found.filter(({ name }) => name === file),
    );
}

/** Neither an upload nor a product has it. */
const isNowhere = sql`not exists (select 1 from pictures p where p.file = name)
  and not exists (select 1 from product_images i where i.file = name)`;

/**
 * Of one name. Another machine may have taken in the same picture since it was looked for: only who can make its row deletes it. An
 * upload of the same picture waits for the end, and then finds that the file is gone.
 */
async function deleteLeftover(
  { database }: Pick<Deps, 'database'>,
  file: string,
  kept: readonly KeptUpload[],
): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into pictures (file, width, height) select name, 1, 1 from (values (${file}::text)) as left_over (name)
      where ${isNowhere} on conflict (file) do nothing returning file`);
    if (rows.length === 0) return;
    for (const each of kept) await each.delete();
    await tx.execute(sql`delete from pictures where file = ${file}`);
  });
}
