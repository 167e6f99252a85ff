import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '@ritual/shared/kernel';
import type { Metadata } from 'sharp';
import { isAnimated, kindOf, type PictureKind } from './kind-of.ts';
import { pictureLimits } from './limits.ts';
import { measure, type Measures } from './measure.ts';
import { PictureError } from './picture-error.ts';
import { sharp } from './sharp.ts';

/** A master that was taken in: its name below `/media/<width>/`, and what pages must know of it. */
export type TakenIn = Measures & { readonly file: string };

/** Part of the name: masters that are made in another way get other names. */
const recipe = 'webp q92 1';

const largestWidth = Math.max(...pictureWidths);

/**
 * Makes a master of an uploaded picture and puts it into the folder: upright, sRGB, without anything but its pixels, no
 * wider than pages ever ask for. The same bytes give the same name, however often and from however many processes.
 * Throws a PictureError for what is no picture that can be shown.
 */
export async function takeIn(bytes: Uint8Array, folder: string): Promise<TakenIn> {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await inspect(picture);
  const hash = createHash('sha256').update(recipe).update(picture).digest('hex');
  const file = `${hash.slice(0, 32)}.webp`;
  const known = await readIfThere(join(folder, file));
  const master = known ?? (await makeMaster(picture));
  if (!known) await store(master, folder, file);
  return { file, ...(await measure(master)) };
}

/** Only the header is read here, so a small file that claims to be huge is refused before it is unpacked. */
async function inspect(picture: Buffer): Promise<void> {
  if (picture.length > pictureLimits.bytes) throw new PictureError('PICTURE_TOO_LARGE');
  const kind = kindOf(picture);
  if (!kind) throw new PictureError('PICTURE_TYPE_UNSUPPORTED');
  if (isAnimated(picture, kind)) throw new PictureError('PICTURE_ANIMATED');
  const header = await readHeader(picture);
  if (kindInHeader(header) !== kind) throw new PictureError('PICTURE_TYPE_UNSUPPORTED');
  if ((header.pages ?? 1) > 1) throw new PictureError('PICTURE_ANIMATED');
  if (header.width * header.height > pictureLimits.pixels) throw new PictureError('PICTURE_TOO_MANY_PIXELS');
  if (Math.min(header.width, header.height) < pictureLimits.leastSide) {
    throw new PictureError('PICTURE_TOO_SMALL');
  }
}

async function readHeader(picture: Buffer): Promise<Metadata> {
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('PICTURE_UNREADABLE', { cause: error });
  }
}

function kindInHeader({ format, compression }: Metadata): PictureKind | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : null;
}

async function makeMaster(picture: Buffer): Promise<Buffer> {
  try {
    // Cameras write slips into their files that do no harm; a file that ends too soon is refused.
    return await sharp(picture, { failOn: 'error', limitInputPixels: pictureLimits.pixels })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: largestWidth, height: 2 * largestWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, smartSubsample: true })
      .toBuffer();
  } catch (error) {
    throw new PictureError('PICTURE_UNREADABLE', { cause: error });
  }
}

/** Whole or not at all: the asset host may ask for it at any moment. A name that begins with a dot is never served. */
async function store(master: Buffer, folder: string, file: string): Promise<void> {
  const draft = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(draft, master);
    await rename(draft, join(folder, file));
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
