import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widths in pixels that pages may ask for. A closed list: every further width would be another file to make and keep. */
export const pictureWidths = [64, 128, 256, 384, 512, 640, 960, 1280, 1920, 2520] as const;

export type PictureOptions = {
  /** Folders of master pictures, searched in order. */
  readonly masters: readonly string[];
  /** Where made pictures are kept. */
  readonly cache: string;
};

/** The file to send, or why there is none. */
export type PictureAnswer =
  | { readonly file: string; readonly tag: string }
  | {
      readonly code: 'WIDTH_NOT_OFFERED' | 'PICTURE_NOT_FOUND' | 'PICTURE_UNREADABLE';
      readonly message: string;
    };

// One flat name: nothing in it can lead out of a folder or to a hidden file.
const fileName = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*\.(webp|jpe?g|png|avif)$/i;

// Requests are what runs side by side here; a picture by itself needs one thread.
sharp.concurrency(1);

/** A function that answers `/media/<width>/<file>`: WebP of at most that width, made at the first call and kept. */
export function createPictures({ masters, cache }: PictureOptions) {
  const making = new Map<string, Promise<PictureAnswer>>();

  return async function picture(width: number, name: string): Promise<PictureAnswer> {
    if (!pictureWidths.includes(width as (typeof pictureWidths)[number])) {
      return {
        code: 'WIDTH_NOT_OFFERED',
        message: `Pictures come in widths of ${pictureWidths.join(', ')}.`,
      };
    }
    const master = fileName.test(name) ? await findMaster(masters, name) : null;
    if (!master) return { code: 'PICTURE_NOT_FOUND', message: 'There is no picture of this name.' };
    // The time and size of the master are part of the key: another picture under the old name is made anew.
    const tag = createHash('sha256').update(`${width} ${name} ${master.stamp}`).digest('hex').slice(0, 24);
    const file = join(cache, String(width), `${tag}.webp`);
    if (await stampOf(file)) return { file, tag };
    // Everybody who asks for it meanwhile waits for the same work.
    const running = making.get(tag) ?? make(master.file, file, width, tag).finally(() => making.delete(tag));
    making.set(tag, running);
    return running;
  };
}

async function make(master: string, file: string, width: number, tag: string): Promise<PictureAnswer> {
  const draft = `${file}.${process.pid}`;
  try {
    const image = sharp(master).autoOrient();
    const { width: whole, format } = await image.metadata();
    if (format === 'webp' && whole <= width) return { file: master, tag };
    await mkdir(join(file, '..'), { recursive: true });
    await image.resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toFile(draft);
    await rename(draft, file);
    return { file, tag };
  } catch (error) {
    await rm(draft, { force: true });
    return { code: 'PICTURE_UNREADABLE', message: `The picture cannot be read: ${(error as Error).message}` };
  }
}

async function findMaster(folders: readonly string[], name: string) {
  for (const folder of folders) {
    const file = join(folder, name);
    const stamp = await stampOf(file);
    if (stamp) return { file, stamp };
  }
  return null;
}

async function stampOf(file: string): Promise<string | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? `${found.mtimeMs} ${found.size}` : null;
  } catch {
    return null; // not there: the caller says so to whoever asked
  }
}
