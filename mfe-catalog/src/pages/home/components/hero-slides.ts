import { paths } from '@ritual/shared/routing';
import { wideArt } from '@ritual/shared/theme';
import type { ArtSource } from '@ritual/shared/ui';
import type { HeadPicture } from '@ritual/shared/federation';
import { dayPortrait, dayWide, eclipsePortrait, eclipseWide } from '../../../features/art/artwork.ts';
import { artPreload } from '../../../features/art/picture-preload.ts';

export interface HeroSlide {
  readonly key: 'eclipse' | 'day';
  /** The title as it breaks; joined by spaces it reads as quoted. */
  readonly lines: readonly string[];
  readonly action: string;
  readonly to: string;
  readonly alt: string;
  readonly wide: ArtSource;
  readonly portrait: ArtSource;
  readonly tone: 'dark' | 'light';
}

const eclipse: HeroSlide = {
  key: 'eclipse',
  lines: ['Elevate', 'Your', 'Energy'],
  action: 'Shop Now',
  to: paths.collections.to(),
  alt: 'A black jacket in front of a ring of light',
  wide: eclipseWide,
  portrait: eclipsePortrait,
  tone: 'dark',
};

const day: HeroSlide = {
  key: 'day',
  lines: ['Move With', 'Intention'],
  action: 'Discover',
  to: paths.collection.to({ slug: 'ritual-of-power' }),
  alt: 'A pine green bra and legging in front of a pale disc',
  wide: dayWide,
  portrait: dayPortrait,
  tone: 'light',
};

export const heroSlides: readonly HeroSlide[] = [eclipse, day];

/** The hero is 90vh high and covered: the picture is as wide as the window, or as its height asks for (21:9, 54:95). */
export const heroSizes = `(${wideArt}) max(100vw, 210vh), max(100vw, 52vh)`;

/** The first slide's picture for the head, in both shapes. */
export const heroPreload: readonly HeadPicture[] = [
  artPreload(eclipse.wide, heroSizes, wideArt),
  artPreload(eclipse.portrait, heroSizes, `not all and ${wideArt}`),
];
