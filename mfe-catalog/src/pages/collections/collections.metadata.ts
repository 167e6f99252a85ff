import type { HeadContext, Metadata } from '@ritual/shared/federation';
import { socialPicture } from '../../features/art/social-picture.ts';
import type { ListingData } from '../../features/listing/load-listing.ts';
import { breadcrumbJsonLd } from '../../rules/metadata/json-ld.ts';
import { crumbOf } from '../../rules/listing/listing-title.ts';
import { listJsonLd } from '../../rules/metadata/site-json-ld.ts';
import { collectionPath, collectionsHead } from './collections.head.ts';

export function collectionsMetadata(data: ListingData, context: HeadContext): Metadata {
  const { collection, list } = data;
  const { origin } = context;
  const path = collectionPath(collection);
  const picture = collection?.picture ?? list?.products[0]?.images[0];
  return {
    ...(picture ? { image: socialPicture(picture, picture.alt) } : {}),
    jsonLd: [
      breadcrumbJsonLd([
        { name: 'Home', url: `${origin}/` },
        { name: crumbOf(collection), url: `${origin}${path}` },
      ]),
      ...(list ? [listJsonLd(collectionsHead(data, context).title, origin, path, list)] : []),
    ],
  };
}
