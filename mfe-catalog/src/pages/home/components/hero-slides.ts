import { paths } from '@ritual/shared/routing';
import type { ArtSource } from '@ritual/shared/ui';
import { dayPortrait, dayWide, eclipsePortrait, eclipseWide } from '../../../features/art/artwork.ts';

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
