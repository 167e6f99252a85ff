import { wideArt } from '@ritual/shared/theme';
import type { HeadPicture } from '@ritual/shared/federation';
import { eclipsePortrait, eclipseWide } from '../../../features/art/artwork.ts';
import { artPreload } from '../../../features/art/picture-preload.ts';

// Separate from the slides: heads of routes are loaded with every catalog page.

/**
 * The hero is 90vh high and covered: the picture is as wide as the window, or wider if its height requires it (21:9, 54:95).
 */
export const heroSizes = `(${wideArt}) max(100vw, 210vh), max(100vw, 52vh)`;

/** The first slide's picture for the head, in both orientations. */
export const heroPreload: readonly HeadPicture[] = [
  artPreload(eclipseWide, heroSizes, wideArt),
  artPreload(eclipsePortrait, heroSizes, `not all and ${wideArt}`),
];
