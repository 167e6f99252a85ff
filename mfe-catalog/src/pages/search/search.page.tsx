import { lazy, Suspense } from 'react';
import { useLoaderData, useSearchParams } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { ListingScreen } from '../../features/listing/listing-screen.tsx';
import type { ListingData } from '../../features/listing/load-listing.ts';
import type { Listing } from '../../features/listing/use-listing.ts';
import { countFilters, readListing } from '../../rules/listing/listing-url.ts';
import { searchTitle } from '../../rules/listing/listing-title.ts';
import { SearchForm } from './search-form.tsx';

export { loader } from './search.loader.ts';

// Only needed without results.
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

const titleOf = ({ state, list }: Listing) => searchTitle(state.q, list?.total ?? null);

export function Component() {
  const data = useLoaderData<ListingData>();
  const [search] = useSearchParams();
  const { q, filter } = readListing(search);
  const nothing = q === '' || (data.list?.total === 0 && countFilters(filter) === 0);
  return (
    <ListingScreen
      key={q}
      data={data}
      crumbs={[{ label: 'Home', to: paths.home.to() }, { label: 'Search' }]}
      titleOf={titleOf}
      instead={
        nothing ? (
          <Suspense>
            <NothingFound q={q} />
          </Suspense>
        ) : undefined
      }
    >
      <SearchForm q={q} />
    </ListingScreen>
  );
}
