import type { HeadContext, Metadata } from '@ritual/shared/federation';
import { eclipseWide } from '../../features/art/artwork.ts';
import { socialPicture } from '../../features/art/social-picture.ts';
import { storeJsonLd } from '../../rules/site-json-ld.ts';
import { heroSlides } from './components/hero-slides.ts';

export function homeMetadata(_: unknown, { origin }: HeadContext): Metadata {
  return {
    image: socialPicture(eclipseWide, heroSlides[0]?.alt ?? '', 1280),
    jsonLd: storeJsonLd(origin),
  };
}
