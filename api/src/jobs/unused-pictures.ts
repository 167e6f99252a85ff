import { sql } from '../db/drizzle.ts';
import type { Deps } from '../deps.ts';

/** How long a picture is kept that no product was saved with: longer than a form stays open. */
const keptDays = 7;
/** A draft is what a call has left that ended in between; one that is under way is younger. */
const leftoverMs = 86_400_000;
/** Of one transaction, which waits for the storage: it ends long before the database closes one in which nothing happens. */
const part = 20;

/**
 * Deletes pictures that no product ever had, with their files. A picture that a product had stays: orders show it, and the product may
 * get it back. So does an original without a row: after an older copy of the database was put back, a newer one still knows it.
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
      // Before the end of the transaction: an upload of the same picture waits for it, and then puts its file.
      await Promise.all(rows.map(({ file }) => deps.uploads.delete(file)));
      return rows.length;
    });
  } while (deleted === part);
  await deleteSpare(deps);
}

async function deleteSpare(deps: Pick<Deps, 'database' | 'uploads'>): Promise<void> {
  const found = (await deps.uploads.spare()).filter(({ putAt }) => Date.now() - putAt > leftoverMs);
  const { rows } = await deps.database.db.execute<{ file: string }>(sql`
    select name as file from unnest(${sql.param(found.map(({ name }) => name))}::text[]) as present (name)
    where not exists (select 1 from pictures p where p.file = name)
      and not exists (select 1 from product_images i where i.file = name)`);
  const gone = new Set(rows.map(({ file }) => file));
  for (const each of found) if (gone.has(each.name)) await each.delete();
}
