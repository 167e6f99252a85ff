import type { ProductImage } from '@ritual/shared/contract';
import type { HeadImage } from '@ritual/shared/federation';
import type { PictureWidth } from '@ritual/shared/kernel';
import { mediaUrl, type ArtSource } from '@ritual/shared/ui';

/** A picture as previews elsewhere show it: wide enough for a large card, and never wider than it is. */
export function socialPicture(
  { file, width, height }: ArtSource | ProductImage,
  alt: string,
  max: PictureWidth = 960,
): HeadImage {
  const shown = Math.min(max, width);
  return { href: mediaUrl(file, max), alt, width: shown, height: Math.round((shown * height) / width) };
}
