import { useEffect, useState } from 'react';
import { readListing, writeListing, type ListingState } from '../../rules/listing/listing-url.ts';
import type { ListingData } from './load-listing.ts';
import { listKey, rememberList, type LoadedList } from './shown-list.ts';
import { useAddressState } from './use-address-state.ts';

export interface Listing {
  /** The state of the URL; a requested one applies at once, while its products are still loading. */
  readonly state: ListingState;
  readonly pathname: string;
  readonly pending: boolean;
  /** The products shown: the last that could be loaded. */
  readonly list: LoadedList | null;
  readonly failed: boolean;
  /** Navigates to another state and keeps the scroll position. */
  readonly change: (next: ListingState) => void;
  /** URL of a state, for links. */
  readonly hrefOf: (next: ListingState) => string;
}

/** The state of a list is in its URL: this hook reads it, writes it, and keeps the previous products when a load fails. */
export function useListing(data: ListingData, slug: string | undefined): Listing {
  const { state, shown, pathname, pending, go } = useAddressState((search) => readListing(search, slug));
  const [kept, setKept] = useState(data.list);
  if (data.list && data.list !== kept) setKept(data.list);

  const key = listKey(shown, slug);
  const { list } = data;
  useEffect(() => {
    if (list) rememberList(key, list);
  }, [key, list]);
  // Another page's list must not be reused.
  useEffect(
    () => () => {
      rememberList('', null);
    },
    [],
  );
  const hrefOf = (other: ListingState) => {
    const search = writeListing(other, slug).toString();
    return search === '' ? pathname : `${pathname}?${search}`;
  };
  return {
    state,
    pathname,
    pending,
    list: data.list ?? kept,
    failed: data.list === null,
    change: (other) => {
      go(other, hrefOf(other));
    },
    hrefOf,
  };
}
