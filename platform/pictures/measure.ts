import { sharp } from './sharp.ts';

/** What a page must know of a picture before it arrives. */
export type Measures = {
  readonly width: number;
  readonly height: number;
  /** Ten pixels across as a data URI; null for one that lets its ground through, which would be seen behind it. */
  readonly placeholder: string | null;
};

/** Measures of a master, given as bytes or by its file. */
export async function measure(master: Buffer | string): Promise<Measures> {
  const { width, height, hasAlpha } = await sharp(master).metadata();
  const opaque = !hasAlpha || (await sharp(master).stats()).isOpaque;
  return { width, height, placeholder: opaque ? await placeholderOf(master) : null };
}

// Sixteen colours without loss, about 160 bytes. Lossy formats halve that, but so few pixels leave them no colours: a
// stone backdrop comes out pink or green.
async function placeholderOf(master: Buffer | string): Promise<string> {
  const few = await sharp(master)
    .removeAlpha()
    .resize({ width: 10 })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  const tiny = await sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
