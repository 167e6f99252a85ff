import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharp } from '../pictures/sharp.ts';
import { recipes, type Format } from './formats.ts';

export type Job = {
  readonly master: string;
  /** Path of the finished picture. */
  readonly file: string;
  /** Folder for unfinished pictures, on the same disk. */
  readonly drafts: string;
  readonly width: number;
  readonly format: Format;
};

/** Makes one picture. Written to a draft and renamed, so that readers and concurrent processes see complete files only. */
export async function makePicture({ master, file, drafts, width, format }: Job): Promise<void> {
  const draft = join(drafts, randomUUID());
  await mkdir(drafts, { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  try {
    const image = sharp(master).autoOrient();
    const { format: given, width: whole } = await image.metadata();
    const made = await recipes[format]
      .encode(image.resize({ width, withoutEnlargement: true }))
      .toFile(draft);
    const same = format === 'webp' && given === 'webp' && whole <= width;
    // Encoding again costs quality: unless it saves a fifth, the original is copied.
    if (same && (await stat(master)).size * 0.8 <= made.size) await copyFile(master, draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
