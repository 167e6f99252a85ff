import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { previewSchema, type Preview } from '@ritual/shared/federation/channel';

/** Whether a text may be the id of a preview. */
export const isPreviewId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Reads a preview from the folder where the release CLI has put it; undefined when there is none or it has expired. */
export async function readPreview(
  folder: string,
  id: string,
  now: number = Date.now(),
): Promise<Preview | undefined> {
  if (!isPreviewId(id)) return undefined;
  const text = await readFile(path.join(folder, `${id}.json`), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (text === undefined) return undefined;
  const preview = previewSchema.parse(JSON.parse(text));
  return Date.parse(preview.expiresAt) > now ? preview : undefined;
}
