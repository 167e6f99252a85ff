import type { HeadPicture } from '@ritual/shared/federation';
import type { ProductImage } from '@ritual/shared/contract';
import { mediaSources, pictureSources, type ArtSource } from '@ritual/shared/ui';

/** A picture for the head, with the same candidates as `<Picture file sizes measures={image}>`. */
export function picturePreload(image: ProductImage | undefined, sizes: string): readonly HeadPicture[] {
  if (!image) return [];
  const { src, srcSet } = pictureSources(image.file, image);
  return [{ href: src, srcSet, sizes }];
}

/** The same for artwork, which covers boxes of any ratio. */
export function artPreload(art: ArtSource, sizes: string, media?: string): HeadPicture {
  const { src, srcSet } = mediaSources(art.file, art.width);
  return { href: src, srcSet, sizes, ...(media !== undefined && { media }) };
}
