import type { HeadPicture } from '@ritual/shared/federation';
import type { ProductImage } from '@ritual/shared/contract';
import { mediaSources } from '@ritual/shared/ui';

/** A picture for the head, with the same candidates as `<Picture file sizes intrinsicWidth={image.width}>`. */
export function picturePreload(image: ProductImage | undefined, sizes: string): readonly HeadPicture[] {
  if (!image) return [];
  const { src, srcSet } = mediaSources(image.file, image.width);
  return [{ href: src, srcSet, sizes }];
}
