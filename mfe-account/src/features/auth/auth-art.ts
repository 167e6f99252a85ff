import { fromWidth, sizesOf } from '@ritual/shared/theme';
import { mediaSources, type ArtSource } from '@ritual/shared/ui';
import type { HeadPicture } from '@ritual/shared/federation';

/**
 * Beside the form the box is in portrait at every width. The routes name it for the head; its placeholder is loaded with the
 * page.
 */
export const authArt: ArtSource = {
  file: 'hero-eclipse-portrait.webp',
  width: 1080,
  height: 1900,
};

/** Half of the window from 992 px on; below it is not shown. */
export const authArtSizes = sizesOf('1px', '1px', '50vw');

/** For the head of pages that show the picture: the element itself is lazy, so that other widths do not load it at all. */
export function authArtPreload(): HeadPicture {
  const { src, srcSet } = mediaSources(authArt.file, authArt.width);
  return { href: src, srcSet, sizes: authArtSizes, media: fromWidth('lg') };
}
