import { PictureError, StorageFailed, type StoredUpload } from '@ritual/platform/pictures';
import type { uploadedPicture } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { pictures } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { mediaUrl } from '../catalog/products/presenter.ts';

/** Takes in one picture, for any product. Throws PICTURE_… for a file that cannot be shown as one or cannot be stored: nothing of it is kept. */
export async function uploadPicture(
  deps: Pick<Deps, 'database' | 'uploads'>,
  call: AuditedCall,
  bytes: Buffer,
): Promise<z.input<typeof uploadedPicture>> {
  const { uploads, database } = deps;
  const { taken, put } = await oneAtATime(() => uploads.read(bytes)).catch(refuse);
  const { file, width, height, placeholder } = taken;
  // The row comes first: a call that ends in between leaves what the clean-up finds, and one that is under way is too young for it.
  const since = await begin(database.db, taken);
  try {
    await put();
  } catch (error) {
    if (since !== null) await giveUp(database.db, file, since);
    refuse(error);
  }
  const entry = {
    ...{ action: 'picture.upload', subject: { type: 'picture', id: file }, personal: null },
    read: async (tx: Tx) => {
      // A row that was only begun is none yet.
      const isWhole = sql`${pictures.uploadedAt} is distinct from ${since}::timestamptz`;
      const [row] = await tx
        .select()
        .from(pictures)
        .where(and(eq(pictures.file, file), isWhole));
      return row ? { width: row.width, height: row.height, uploadedAt: row.uploadedAt.toISOString() } : null;
    },
  };
  await audited(deps, call, entry, async (tx) => {
    await tx
      .insert(pictures)
      .values(taken)
      .onConflictDoUpdate({ target: pictures.file, set: { uploadedAt: sql`clock_timestamp()` } });
  });
  return { ...{ file, url: mediaUrl(file), width, height }, ...(placeholder !== null && { placeholder }) };
}

/**
 * Waits for a clean-up that deletes the same picture: its file is put again then.
 * @returns when the row was made; null: it was there before, and only looks younger now
 */
async function begin(db: Db, { file, width, height, placeholder }: StoredUpload): Promise<string | null> {
  const { rows } = await db.execute<{ since: string; made: boolean }>(sql`
    insert into pictures (file, width, height, placeholder) values (${file}, ${width}, ${height}, ${placeholder})
    on conflict (file) do update set uploaded_at = clock_timestamp()
    returning uploaded_at::text as since, xmax = 0 as made`);
  return rows[0]?.made ? rows[0].since : null;
}

/** Takes the row back, unless another upload of the same picture or a product has it by now. */
async function giveUp(db: Db, file: string, since: string): Promise<void> {
  await db.execute(
    sql`delete from pictures where file = ${file} and uploaded_at = ${since}::timestamptz and used_at is null`,
  );
}

function refuse(error: unknown): never {
  if (error instanceof PictureError) throw new AppError(error.code, { cause: error });
  if (error instanceof StorageFailed) throw new AppError('PICTURE_NOT_STORED', { cause: error });
  throw error;
}

let last: Promise<unknown> = Promise.resolve();

/** A picture takes up to some hundred MB while it is decoded: many that come at once wait for each other. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
