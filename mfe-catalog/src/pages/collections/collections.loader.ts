import type { LoaderFunctionArgs } from '@ritual/shared/routing';
import { loadListing, type ListingData } from '../../features/listing/load-listing.ts';
import { readListing } from '../../rules/listing-url.ts';

export function loader({ request, params }: LoaderFunctionArgs): Promise<ListingData> {
  const { slug } = params;
  // Words belong to the search page only.
  const state = { ...readListing(new URL(request.url).searchParams, slug), q: '' };
  return loadListing(state, slug, request.signal);
}
