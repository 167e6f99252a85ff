import { hasCollection } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { ArtSource } from '@ritual/shared/ui';
import { dayPortrait, dayWide, eclipsePortrait, eclipseWide } from '../../../features/art/artwork.ts';

export interface HeroSlide {
  readonly key: 'eclipse' | 'day';
  /** The title with its line breaks; joined by spaces it is the quoted name. */
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

const day = (to: string): HeroSlide => ({
  key: 'day',
  lines: ['Move With', 'Intention'],
  action: 'Discover',
  to,
  alt: 'A pine green bra and legging in front of a pale disc',
  wide: dayWide,
  portrait: dayPortrait,
  tone: 'light',
});

type Shop = Parameters<typeof hasCollection>[0];

/** The collection with the store's name, while it has products; else all collections. */
export function ownCollection(shop: Shop): string {
  const slug = 'ritual-of-power';
  return hasCollection(shop, slug) ? paths.collection.to({ slug }) : paths.collections.to();
}

export const heroSlidesOf = (shop: Shop): readonly HeroSlide[] => [eclipse, day(ownCollection(shop))];
