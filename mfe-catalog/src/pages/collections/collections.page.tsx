import { useLoaderData, useParams } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import type { Crumb } from '@ritual/shared/ui';
import { ListingScreen } from '../../features/listing/listing-screen.tsx';
import type { ListingData } from '../../features/listing/load-listing.ts';
import { CollectionBand } from './collection-band.tsx';
import { crumbOf, listingTitle } from '../../rules/listing/listing-title.ts';

export { loader } from './collections.loader.ts';

const home: Crumb = { label: 'Home', to: paths.home.to() };

export function Component() {
  const data = useLoaderData<ListingData>();
  const { slug } = useParams();
  const { collection } = data;
  return (
    <ListingScreen
      // Another collection is another page: filters closed, no state from the previous one.
      key={slug ?? ''}
      data={data}
      slug={slug}
      crumbs={[home, { label: crumbOf(collection) }]}
      titleOf={({ state }) => listingTitle(collection, state.filter.gender)}
    >
      {collection?.picture && <CollectionBand picture={collection.picture} />}
    </ListingScreen>
  );
}
