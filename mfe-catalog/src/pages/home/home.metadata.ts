import type { Metadata, MetadataContext } from '@ritual/shared/federation';
import { eclipseWide } from '../../features/art/artwork.ts';
import { socialPicture } from '../../features/art/social-picture.ts';
import { storeJsonLd } from '../../rules/metadata/site-json-ld.ts';
import { heroSlidesOf } from './components/hero-slides.ts';

export function homeMetadata(_: unknown, { origin, shop }: MetadataContext): Metadata {
  return {
    image: socialPicture(eclipseWide, heroSlidesOf(null)[0]?.alt ?? '', 1280),
    jsonLd: storeJsonLd(origin, shop?.facts ?? null),
  };
}
