import type { LoaderFunctionArgs } from '@ritual/shared/routing';
import { loadListing, type ListingData } from '../../features/listing/load-listing.ts';
import { readListing } from '../../rules/listing/listing-url.ts';
import { today } from '../../rules/today.ts';

export function loader({ request }: LoaderFunctionArgs): Promise<ListingData> | ListingData {
  const state = readListing(new URL(request.url).searchParams);
  // Without words there is nothing to search for: the page offers the field and links.
  if (state.q === '') return { collection: null, list: null, now: today() };
  return loadListing(state, undefined, request);
}
