import { notFound, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { loadListing, type ListingData } from '../../features/listing/load-listing.ts';
import { readListing } from '../../rules/listing/listing-url.ts';

export function loader({ request, params }: LoaderFunctionArgs): Promise<ListingData> {
  const { slug } = params;
  // No collection can have such a name; the API would refuse it.
  if (slug !== undefined && !/^\P{Cc}{1,80}$/u.test(slug)) throw notFound();
  // Search words belong to the search page only.
  const state = { ...readListing(new URL(request.url).searchParams, slug), q: '' };
  return loadListing(state, slug, request);
}
