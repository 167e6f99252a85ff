import { fromWidth, sizesOf } from '@ritual/shared/theme';
import { mediaSources, type ArtSource } from '@ritual/shared/ui';
import type { HeadPicture } from '@ritual/shared/federation';

/** Beside the form the box is upright at every width. Measured; a test holds it to the master. */
export const authArt: ArtSource = {
  file: 'hero-eclipse-portrait.webp',
  width: 1080,
  height: 1900,
  placeholder:
    'data:image/webp;base64,UklGRsIAAABXRUJQVlA4TLYAAAAvCUAEAH+gpm0k5trvhT/LXx+I2ki2kvALriH9UDjVOOTMqG0jSbm9lO+p/yIp/PmPKa2QEMAIAhAAzffy2b/gserizpZ6dDYVWLUCp9W2Lcv7j+DW/vffwIXmkp0BnM4KJG9E4v9lvLsMYN2ZgiEi+p+qHo2aOGxXc2Ev1NoMx0H3aK2C0V1ekeVPWpH0152Q0qMzIcrpLKwuzdP6fs5VMuVyzI5mY6aqRwyNRkQEmqZpAKDgDw==',
};

/** Half of the window from 992 on; below it is not shown. */
export const authArtSizes = sizesOf('1px', '1px', '50vw');

/** For the head, where the picture is shown: the element itself is lazy, so that others do not load it at all. */
export function authArtPreload(): HeadPicture {
  const { src, srcSet } = mediaSources(authArt.file, authArt.width);
  return { href: src, srcSet, sizes: authArtSizes, media: fromWidth('lg') };
}
