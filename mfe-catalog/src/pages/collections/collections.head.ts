import { paths } from '@ritual/shared/paths';
import type { Head, HeadContext } from '@ritual/shared/federation';
import { artPreload, picturePreload } from '../../features/art/picture-preload.ts';
import { listingSizes } from '../../features/listing/listing-sizes.ts';
import type { ListingData } from '../../features/listing/load-listing.ts';
import { bandSizes } from './band-sizes.ts';
import { listingTitle } from '../../rules/listing/listing-title.ts';
import { listedGenders } from '../../rules/listing/listing-query.ts';

export function collectionPath(collection: ListingData['collection']): string {
  return collection ? paths.collection.to({ slug: collection.slug }) : paths.collections.to();
}

export function collectionsHead(data: ListingData, { search }: HeadContext): Head {
  const { collection, list } = data;
  const title = listingTitle(collection, listedGenders(search, collection?.slug));
  const picture = list?.products[0]?.images[0];
  return {
    title,
    description: collection?.description ?? `${title}: filter by category, size and color.`,
    // Filters are left out: they are views of one page.
    canonical: collectionPath(collection),
    preload: collection?.picture
      ? [artPreload(collection.picture, bandSizes)]
      : picturePreload(picture, listingSizes),
  };
}
