import { sharp } from './sharp.ts';

/** What a page needs to know about a picture before it has loaded. */
export type Measures = {
  readonly width: number;
  readonly height: number;
  /** A placeholder ten pixels wide as a data URI; null for transparent pictures, through which it would show. */
  readonly placeholder: string | null;
};

/** Measures an original picture, given as bytes or file name. */
export async function measure(master: Buffer | string): Promise<Measures> {
  const { width, height, hasAlpha } = await sharp(master).metadata();
  const opaque = !hasAlpha || (await sharp(master).stats()).isOpaque;
  return { width, height, placeholder: opaque ? await placeholderOf(master) : null };
}

// Sixteen colors, lossless, about 160 bytes. Lossy formats halve that, but distort the colors of so few pixels: a stone backdrop
// turns pink or green.
async function placeholderOf(master: Buffer | string): Promise<string> {
  const few = await sharp(master)
    .removeAlpha()
    .resize({ width: 10 })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  const tiny = await sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
