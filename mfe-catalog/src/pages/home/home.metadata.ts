import type { Metadata, MetadataContext } from '@ritual/shared/federation';
import { socialPicture } from '../../features/art/social-picture.ts';
import { storeJsonLd } from '../../rules/metadata/site-json-ld.ts';
import type { HomeData } from './home.loader.ts';

export function homeMetadata({ content }: HomeData, { origin, shop }: MetadataContext): Metadata {
  const [first] = content.slides;
  return {
    ...(first && { image: socialPicture(first.wide, first.alt, 1280) }),
    jsonLd: storeJsonLd(origin, shop ?? { facts: null }),
  };
}
