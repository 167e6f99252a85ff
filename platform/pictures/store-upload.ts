import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isAnimatedPicture,
  kindOfPicture,
  pictureLimits,
  pictureWidths,
  type PictureKind,
} from '@ritual/shared/kernel';
import type { Metadata } from 'sharp';
import { measure, type Measures } from './measure.ts';
import { PictureError } from './picture-error.ts';
import { sharp } from './sharp.ts';

/** A stored original: its name below `/media/<width>/`, and the data that pages need. */
export type StoredUpload = Measures & { readonly file: string };

/** An upload whose original is not kept yet. */
export interface ReadUpload {
  readonly taken: StoredUpload;
  /** The original. */
  readonly master: Buffer;
}

/** Part of the name: originals processed by other rules get other names. */
const recipe = 'webp q92 1';

const largestWidth = Math.max(...pictureWidths);

/**
 * Makes an original of an uploaded picture: upright, sRGB, without metadata, no wider than pages ever request. The same bytes
 * always give the same name, also in concurrent processes. Throws a PictureError for a file that cannot be shown as a picture.
 * @param folder where an earlier original is looked for
 */
export async function readUpload(bytes: Uint8Array, folder: string): Promise<ReadUpload> {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await inspect(picture);
  const hash = createHash('sha256').update(recipe).update(picture).digest('hex');
  const file = `${hash.slice(0, 32)}.webp`;
  const master = (await readIfThere(join(folder, file))) ?? (await makeMaster(picture));
  return { taken: { file, ...(await measure(master)) }, master };
}

/** Only the header is read here, so a small file that decodes to a huge picture is refused before it is decoded. */
async function inspect(picture: Buffer): Promise<void> {
  if (picture.length === 0) throw new PictureError('PICTURE_EMPTY');
  if (picture.length > pictureLimits.bytes) throw new PictureError('PICTURE_TOO_LARGE');
  const kind = kindOfPicture(picture);
  if (!kind) throw new PictureError('PICTURE_TYPE_UNSUPPORTED');
  if (isAnimatedPicture(picture, kind)) throw new PictureError('PICTURE_ANIMATED');
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
    // Harmless errors, which some cameras write, are accepted; truncated files are refused.
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

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
