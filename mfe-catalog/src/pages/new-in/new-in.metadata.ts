import { paths } from '@ritual/shared/paths';
import type { HeadContext, Metadata } from '@ritual/shared/federation';
import { drape } from '../../features/art/artwork.ts';
import { socialPicture } from '../../features/art/social-picture.ts';
import { breadcrumbJsonLd } from '../../rules/metadata/json-ld.ts';
import { listJsonLd } from '../../rules/metadata/site-json-ld.ts';
import type { NewInData } from './new-in.loader.ts';

export function newInMetadata({ list }: NewInData, { origin }: HeadContext): Metadata {
  const path = paths.newIn.to();
  return {
    image: socialPicture(drape, 'Folds of dark cloth in low light', 1280),
    jsonLd: [
      breadcrumbJsonLd([
        { name: 'Home', url: `${origin}/` },
        { name: 'New In', url: `${origin}${path}` },
      ]),
      ...(list ? [listJsonLd('New In', origin, path, { products: list.content })] : []),
    ],
  };
}
