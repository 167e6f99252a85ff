import { paths } from '@ritual/shared/routing';
import type { Head, HeadContext } from '@ritual/shared/federation';
import { picturePreload } from '../../features/art/picture-preload.ts';
import { socialPicture } from '../../features/art/social-picture.ts';
import { listingSizes } from '../../features/listing/listing-sizes.ts';
import type { ListingData } from '../../features/listing/load-listing.ts';
import { breadcrumbJsonLd } from '../../rules/json-ld.ts';
import { listJsonLd } from '../../rules/site-json-ld.ts';
import { crumbOf, listingTitle } from '../../rules/listing-title.ts';
import { readListing } from '../../rules/listing-url.ts';

export function collectionsHead(data: ListingData, { origin, search }: HeadContext): Head {
  const { collection, list } = data;
  const { filter } = readListing(search, collection?.slug);
  const canonical = collection ? paths.collection.to({ slug: collection.slug }) : paths.collections.to();
  const title = listingTitle(collection, filter.gender);
  const picture = list?.products[0]?.images[0];
  return {
    title,
    description:
      collection?.description ?? `${title} of RITUAL OF POWER: filter by category, size and color.`,
    // Filters are left out: they are views of one page.
    canonical,
    ...(picture ? { image: socialPicture(picture, picture.alt) } : {}),
    preload: picturePreload(picture, listingSizes),
    jsonLd: [
      breadcrumbJsonLd([
        { name: 'Home', url: `${origin}/` },
        { name: crumbOf(collection), url: `${origin}${canonical}` },
      ]),
      ...(list ? [listJsonLd(title, origin, canonical, list)] : []),
    ],
  };
}
