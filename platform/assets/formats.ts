import type { Sharp } from 'sharp';

export type Format = 'avif' | 'webp' | 'jpeg';

/** Background for transparent pictures in formats without transparency: the backdrop of the demo pictures. */
const opaqueBackground = '#e6e3de';

interface Recipe {
  readonly type: string;
  /** Part of the hash in a file's name: after a change, pictures are made again under new names, which no cache has. */
  readonly version: string;
  readonly encode: (image: Sharp) => Sharp;
}

export const recipes: Readonly<Record<Format, Recipe>> = {
  avif: {
    type: 'image/avif',
    version: 'avif q50 e4',
    encode: (image) => image.avif({ quality: 50, effort: 4 }),
  },
  webp: { type: 'image/webp', version: 'webp q80', encode: (image) => image.webp({ quality: 80 }) },
  jpeg: {
    type: 'image/jpeg',
    version: 'jpeg q78',
    encode: (image) => image.flatten({ background: opaqueBackground }).jpeg({ quality: 78, mozjpeg: true }),
  },
};

/**
 * Formats for an `Accept` header, the smallest first. AVIF and WebP are sent only to clients that name them, as browsers do: crawlers,
 * mail programs and scripts send a wildcard and may read JPEG only. Clients that accept none of the three get JPEG, too, instead of
 * an error.
 */
export function formatsFor(accept: string | undefined): readonly Format[] {
  const named = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  const fast = named.has(recipes.webp.type) ? 'webp' : 'jpeg';
  return named.has(recipes.avif.type) ? ['avif', fast] : [fast];
}
