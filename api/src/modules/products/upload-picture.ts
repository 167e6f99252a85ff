import { PictureError, StorageFailed } from '@ritual/platform/pictures';
import type { uploadedPicture } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
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
  const { uploads } = deps;
  const taken = await oneAtATime(() => uploads.take(bytes)).catch(refuse);
  const { file, width, height, placeholder } = taken;
  const entry = {
    ...{ action: 'picture.upload', subject: { type: 'picture', id: file }, personal: null },
    read: async (tx: Tx) => {
      const [row] = await tx.select().from(pictures).where(eq(pictures.file, file));
      return row ? { width: row.width, height: row.height, uploadedAt: row.uploadedAt.toISOString() } : null;
    },
  };
  await audited(deps, call, entry, async (tx) => {
    await tx
      .insert(pictures)
      .values(taken)
      .onConflictDoUpdate({ target: pictures.file, set: { uploadedAt: sql`clock_timestamp()` } });
  });
  // The row is ours now, and no clean-up takes the file any more. Where one had the row before, the file has just been deleted.
  // Not in the transaction: a storage that is slow to answer would hold its connection.
  const isThere = await uploads.isThere(file).catch(refuse);
  if (!isThere) await oneAtATime(() => uploads.take(bytes)).catch(refuse);
  return { ...{ file, url: mediaUrl(file), width, height }, ...(placeholder !== null && { placeholder }) };
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
