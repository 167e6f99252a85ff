import type { Sharp } from 'sharp';

export type Format = 'avif' | 'webp' | 'jpeg';

/** What the demo range's studio has behind its garments; under pictures that let it through, where a format cannot. */
const ground = '#e6e3de';

interface Recipe {
  readonly type: string;
  /** Part of a made picture's name: after a change here, pictures are made anew under new names, so that no cache has the old ones under them. */
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
    encode: (image) => image.flatten({ background: ground }).jpeg({ quality: 78, mozjpeg: true }),
  },
};

/**
 * Formats for an `Accept` line, the smallest first. AVIF and WebP go to those only who name them, as browsers do for
 * pictures: crawlers, mail programs and scripts ask for everything and then read JPEG. It also goes to those who ask
 * for none of the three, because any picture is more use to them than a refusal.
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
