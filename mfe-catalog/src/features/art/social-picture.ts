import type { ProductImage } from '@ritual/shared/contract';
import type { HeadImage } from '@ritual/shared/federation';
import type { PictureWidth } from '@ritual/shared/kernel';
import { mediaUrl, type ArtSource } from '@ritual/shared/ui';

/** A preview picture for other sites: wide enough for a large card, and never wider than its master. */
export function socialPicture(
  { file, width, height }: ArtSource | ProductImage,
  alt: string,
  max: PictureWidth = 960,
): HeadImage {
  const shown = Math.min(max, width);
  return { href: mediaUrl(file, max), alt, width: shown, height: Math.round((shown * height) / width) };
}
